//@ outputs: "2"
// u goes on where t has ended, and main where u has.
public class JoinedByTheOther {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        Thread u = new Thread(() -> {
            try {
                t.join();
            } catch (InterruptedException e) {}
            n++;
        });
        t.start();
        u.start();
        u.join();
        System.out.print(n);
    }
}
