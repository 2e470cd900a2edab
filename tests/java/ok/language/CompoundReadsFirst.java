//@ native: yes
//@ outputs: "11" | "10" | "1"
// The left side of a compound assignment is read before the right side is called, and written after it: what the other thread adds
// in between is lost.
public class CompoundReadsFirst {
    static int n;
    static int f() { return 10; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        n += f();
        t.join();
        System.out.print(n);
    }
}
