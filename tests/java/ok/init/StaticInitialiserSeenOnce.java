//@ native: yes
//@ outputs: "init main t \n" | "init t main \n"
// The initialiser's output comes before that of either user.
public class StaticInitialiserSeenOnce {
    static class Noisy {
        static {
            System.out.print("init ");
        }

        static synchronized void use(String who) {
            System.out.print(who + " ");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Noisy.use("t"));
        t.start();
        Noisy.use("main");
        t.join();
        System.out.println();
    }
}
