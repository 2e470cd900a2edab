//@ outputs: "x-x" | "x-xy" | "xy-xy"
// format turns its arguments into text one after the other; the builder grows meanwhile. 
public class FormatOfABuilder {
    public static void main(String[] args) throws Exception {
        StringBuilder b = new StringBuilder("x");
        Thread t = new Thread(() -> b.append("y"));
        t.start();
        String s = String.format("%s-%s", b, b);
        t.join();
        System.out.print(s.replace("\0", "0"));
    }
}
