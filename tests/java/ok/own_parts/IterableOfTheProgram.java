//@ native: yes
//@ outputs: "0" | "1" | "2"
// String.join walks over what the program gives it, one element after the other.
public class IterableOfTheProgram {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Iterable<String> two = () -> new java.util.Iterator<String>() {
            int i;
            public boolean hasNext() { return i < 2; }
            public String next() { i++; return x == 0 ? "" : "1"; }
        };
        Thread t = new Thread(() -> x = 1);
        t.start();
        System.out.print(String.join("", two).length());
        t.join();
    }
}
