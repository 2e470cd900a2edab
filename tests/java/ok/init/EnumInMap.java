//@ native: yes
//@ outputs: "2" | "1"
// The constructor of an enum counts in a static field of another class, beside another thread.
public class EnumInMap {
    static int n;
    enum E { A; E() { n++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> E.A.name());
        t.start();
        n++;
        t.join();
        System.out.print(n);
    }
}
