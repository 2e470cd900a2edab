// Two threads end the program with different statuses.

public class ExitByWhoComesFirst {
    public static void main(String[] args) throws Exception {
        new Thread(() -> System.exit(2)).start();
        System.exit(0);
    }
}
