//@ native: yes
//@ outputs: "Thread-1\n" | "Thread-2\n"
// Thread-0 and main make a thread each: who is first gets the lower number.
public class NumbersOfThreads {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new Thread(() -> {}));
        t.start();
        Thread mine = new Thread(() -> {});
        t.join();
        System.out.println(mine.getName());
    }
}
