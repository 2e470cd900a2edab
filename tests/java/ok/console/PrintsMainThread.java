//@ native: yes
//@ needs: jdk<=19
//@ outputs: "Thread[main,5,main]" | "Thread[x,5,main]"
// A thread is turned into text when it is printed: under its old name or the new one.
public class PrintsMainThread {
    public static void main(String[] args) throws Exception {
        Thread m = Thread.currentThread();
        Thread t = new Thread(() -> m.setName("x"));
        t.start();
        System.out.print(m);
        t.join();
    }
}
