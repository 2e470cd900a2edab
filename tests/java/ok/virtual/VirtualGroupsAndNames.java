//@ needs: jdk>=21
//@ native: yes
//@ outputs: "VirtualThreads true 5"
public class VirtualGroupsAndNames {
    static volatile String said;
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().unstarted(() -> {
            Thread me = Thread.currentThread();
            me.setPriority(9);
            said = me.getThreadGroup().getName() + " " + me.isDaemon() + " " + me.getPriority();
        });
        t.start();
        t.join();
        System.out.print(said);
    }
}
