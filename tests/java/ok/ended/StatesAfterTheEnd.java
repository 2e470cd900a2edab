//@ outputs: "TERMINATED false null 0\n"
//@ native: yes
// What is known of a thread that has ended.
public class StatesAfterTheEnd {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        t.join();
        t.interrupt();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getThreadGroup() + " " + t.getStackTrace().length);
    }
}
