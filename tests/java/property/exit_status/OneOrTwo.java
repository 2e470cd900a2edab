// Both statuses are failures, but which one it is depends on who comes first.

public class OneOrTwo {
    static int first;

    static synchronized void come(int who) {
        if (first == 0) first = who;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> come(1));
        t.start();
        come(2);
        t.join();
        System.exit(first);
    }
}
