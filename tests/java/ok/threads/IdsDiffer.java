//@ native: yes
//@ outputs: "true\n"
// Ids of threads are not used again while one can tell.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class IdsDiffer {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        t.join();
        Thread u = new Thread(() -> {});
        u.start();
        u.join();
        System.out.println(t.getId() != u.getId());
    }
}
