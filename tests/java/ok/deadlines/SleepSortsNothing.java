//@ outputs: "1 2 \n" | "2 1 \n"
// Sleep sort: the sleeper of 10 ms prints before that of 20 ms, or not, since a sleep may last longer.
public class SleepSortsNothing {
    public static void main(String[] args) throws Exception {
        StringBuffer out = new StringBuffer();
        Thread[] all = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i + 1;
            all[i] = new Thread(() -> {
                try {
                    Thread.sleep(n * 10);
                } catch (InterruptedException e) {
                    return;
                }
                out.append(n + " ");
            });
            all[i].start();
        }
        for (Thread t : all) t.join();
        System.out.println(out);
    }
}
