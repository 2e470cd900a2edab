//@ native: yes
//@ outputs: "0" | "1"
// Loading without initialising, and with it in another thread.
public class ForNameWithout {
    static volatile int n;
    static class C { static { n = 1; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { Class.forName("ForNameWithout$C"); } catch (ClassNotFoundException e) { } });
        t.start();
        Class.forName("ForNameWithout$C", false, ForNameWithout.class.getClassLoader());
        System.out.print(n);
        t.join();
    }
}
