//@ flags: +listener=race
//@ outputs: "0" | "5"
// Plain data behind a volatile flag.
public class EverydayVolatileFlag {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 5;
            ready = true;
        }).start();
        System.out.print(ready ? data : 0);
    }
}
