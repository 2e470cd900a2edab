// Two threads end the program with different statuses.
public class TwoStatuses {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.exit(1));
        t.start();
        System.exit(2);
    }
}
