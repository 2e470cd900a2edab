//@ native: yes
//@ outputs: "" | "a" | "ab"
// A daemon is cut off anywhere.
public class UnfinishedOnExit {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.out.print("a");
            System.out.print("b");
        });
        t.setDaemon(true);
        t.start();
    }
}
