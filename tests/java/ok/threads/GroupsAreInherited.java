//@ outputs: "g3" 
// A thread of a group has its children in the group, with its greatest priority.
public class GroupsAreInherited {
    static volatile String log;

    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        g.setMaxPriority(3);
        Thread t = new Thread(g, () -> {
            Thread c = new Thread(() -> log = Thread.currentThread().getThreadGroup().getName());
            c.setPriority(9);
            c.start();
            try {
                c.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            log += c.getPriority();
        });
        t.start();
        t.join();
        System.out.print(log);
    }
}
