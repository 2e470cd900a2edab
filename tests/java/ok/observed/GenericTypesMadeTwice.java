//@ native: yes
//@ outputs: "false" | "true"
// Both threads may find no generic information yet and make their own.
import java.lang.reflect.Type;
import java.util.ArrayList;

public class GenericTypesMadeTwice {
    static class Names extends ArrayList<String> {
    }

    static Type other;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> other = Names.class.getGenericSuperclass());
        t.start();
        Type mine = Names.class.getGenericSuperclass();
        t.join();
        System.out.print(mine == other);
    }
}
