//@ native: yes
//@ outputs: "NEW\n"
// A thread that was not started is not waited for.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class JoinBeforeStart {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.join();
        System.out.println(t.getState());
    }
}
