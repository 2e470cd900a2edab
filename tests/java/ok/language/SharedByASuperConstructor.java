//@ native: yes
//@ outputs: "0" | "1" | "-"
// The superclass puts the new object into a list before the subclass has set its field.
import java.util.*;
public class SharedByASuperConstructor {
    static final List<Base> ALL = Collections.synchronizedList(new ArrayList<>());
    static class Base { Base() { ALL.add(this); } int f() { return 9; } }
    static class Sub extends Base { int f = 1; @Override int f() { return f; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Sub::new);
        t.start();
        System.out.print(ALL.isEmpty() ? "-" : ALL.get(0).f());
        t.join();
    }
}
