//@ native: yes
//@ outputs: "java.lang.ThreadGroup[name=main,maxpri=10]" | "java.lang.ThreadGroup[name=main,maxpri=4]"
// A group is turned into text when it is printed: with the old limit or the new one.
public class PrintsItsGroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = Thread.currentThread().getThreadGroup();
        Thread t = new Thread(() -> g.setMaxPriority(4));
        t.start();
        System.out.print(g);
        t.join();
    }
}
