//@ native: yes
//@ outputs: "bye"
// A thread that waits for ever does not matter once another ends the program.
public class ExitSkipsDeadlock {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.out.print("bye");
            System.exit(0);
        });
        t.start();
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
