//@ native: yes
//@ outputs: "ab" | "b" | ""
// The switch reads its value once, whatever happens to it while it falls through.
public class SwitchFallsThroughOnce {
    static volatile int n = 1;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { n = 2; n = 3; });
        t.start();
        String s = "";
        switch (n) { case 1: s += "a"; case 2: s += "b"; default: }
        System.out.print(s);
        t.join();
    }
}
