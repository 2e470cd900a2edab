//@ needs: jdk>=21
//@ outputs: "2 1\n" | "2 2\n"
// What virtual threads count under a monitor is counted; what they count beside it may be lost.
public class VirtualUnderMonitor {
    static int under;
    static int beside;

    static void count() {
        synchronized (VirtualUnderMonitor.class) {
            under++;
        }
        beside++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(VirtualUnderMonitor::count);
        Thread u = Thread.startVirtualThread(VirtualUnderMonitor::count);
        t.join();
        u.join();
        System.out.println(under + " " + beside);
    }
}
