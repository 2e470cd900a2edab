//@ flags: +listener=race
// What is written before start is seen by the thread.
public class Started {
    static int x;

    public static void main(String[] args) {
        x = 1;
        new Thread(() -> System.out.println(x)).start();
    }
}
