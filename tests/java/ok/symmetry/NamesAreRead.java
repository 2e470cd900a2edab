//@ flags: +symmetry=threads
//@ outputs: "ab\n" | "ba\n"
// The threads run the same code and say who they are: which one was first is not the same.
public class NamesAreRead {
    static String order = "";

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Runnable say = () -> {
            synchronized (lock) {
                order += Thread.currentThread().getName();
            }
        };
        Thread a = new Thread(say, "a");
        Thread b = new Thread(say, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(order);
    }
}
