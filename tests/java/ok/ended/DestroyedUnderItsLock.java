// The same beside another thread that holds the monitor of the group for a while.
//@ needs: jdk<=18
//@ outputs: "false" | "true"
public class DestroyedUnderItsLock {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        group.setDaemon(true);
        new Thread(group, () -> {}).start();
        new Thread(() -> {
            synchronized (group) {
                Thread.yield();
            }
        }).start();
        System.out.print(group.isDestroyed());
    }
}
