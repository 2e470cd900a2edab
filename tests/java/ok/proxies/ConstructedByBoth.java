//@ native: yes
//@ outputs: "12" | "11"
import java.lang.reflect.*;
public class ConstructedByBoth {
    static int made;
    final int number;
    public ConstructedByBoth() { number = ++made; }
    public static void main(String[] args) throws Exception {
        Constructor<ConstructedByBoth> c = ConstructedByBoth.class.getConstructor();
        ConstructedByBoth[] o = new ConstructedByBoth[2];
        Thread t = new Thread(() -> { try { o[0] = c.newInstance(); } catch (ReflectiveOperationException e) { } });
        t.start();
        o[1] = c.newInstance();
        t.join();
        int a = Math.min(o[0].number, o[1].number), b = Math.max(o[0].number, o[1].number);
        System.out.print(a + "" + b);
    }
}
