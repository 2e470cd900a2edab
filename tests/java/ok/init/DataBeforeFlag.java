//@ native: yes
//@ outputs: "9\n" | "-1\n"
// Data first, volatile flag second: who sees the flag sees the data.
public class DataBeforeFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            data = 9;
            ready = true;
        });
        t.start();
        int seen = ready ? data : -1;
        assert seen == 9 || seen == -1;
        System.out.println(seen);
        t.join();
    }
}
