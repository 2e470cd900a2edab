//@ native: yes
//@ outputs: "Thread-1 Thread-2" | "Thread-2 Thread-1"
// The number in a thread's name says who made one first: the initialiser or the other thread.
public class ThreadMadeByAnInitialiser {
    static class H { static final Thread MADE = new Thread(); static void touch() {} }
    static Thread mine;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> mine = new Thread());
        t.start();
        H.touch();
        t.join();
        System.out.print(H.MADE.getName() + " " + mine.getName());
    }
}
