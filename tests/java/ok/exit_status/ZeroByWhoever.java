//@ note: none
// Two threads race for ending the program, both with 0.

public class ZeroByWhoever {
    public static void main(String[] args) {
        new Thread(() -> System.exit(0)).start();
        Runtime.getRuntime().exit(0);
    }
}
