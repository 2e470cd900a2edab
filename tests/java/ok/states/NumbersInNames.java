//@ outputs: "01" | "10"
// Threads without a name are numbered in the order in which they are made.
public class NumbersInNames {
    static String n() {
        String s = new Thread().getName();
        return s.substring(s.length() - 1);
    }

    public static void main(String[] a) throws Exception {
        String[] r = new String[1];
        Thread t = new Thread(() -> r[0] = n(), "x");
        t.start();
        String m = n();
        t.join();
        System.out.print(m + r[0]);
    }
}
