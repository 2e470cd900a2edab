//@ flags: --livelock
// Two polite threads: each takes its flag down when it sees the other's and tries again. In step with
// each other they go round for ever: a cycle of states in which both move and neither gets on.
public class DekkerWithoutTurn {
    static volatile boolean flag0, flag1;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag1 = true;
            while (flag0) {
                flag1 = false;
                flag1 = true;
            }
            flag1 = false;
        });
        t.start();
        flag0 = true;
        while (flag1) {
            flag0 = false;
            flag0 = true;
        }
        flag0 = false;
        t.join();
    }
}
