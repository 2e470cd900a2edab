//@ native: yes
//@ outputs: "0 1\n" | "0 2\n" | "1 1\n" | "1 2\n"
// As PoolAfterAFlag with the numbers in default thread names.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ThreadAfterAFlag {
    static volatile int flag;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {});
        int base = Integer.parseInt(first.getName().substring("Thread-".length())) + 1;
        Thread t = new Thread(() -> {
            flag = 1;
            new Thread(() -> {});
        });
        t.start();
        int seen = flag;
        String name = new Thread(() -> {}).getName();
        t.join();
        System.out.println(seen + " " + (Integer.parseInt(name.substring("Thread-".length())) - base));
    }
}
