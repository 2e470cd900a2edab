//@ native: yes
//@ outputs: "0" | "1" | "2" | "3" | "4"
// A loop in a loop that is left when the flag is seen, which is looked at each time.
public class LabelledLoopSeesTheStop {
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> stop = true);
        t.start();
        int n = 0;
        outer:
        for (int i = 0; i < 2; i++) for (int k = 0; k < 2; k++) { if (stop) break outer; n++; }
        System.out.print(n);
        t.join();
    }
}
