// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// Two threads take turns twice, waiting actively.
import gov.nasa.jpf.vm.Verify;

public class PingPongTurns {
    static volatile int turn;

    static void ping() {
        while (turn != 0) {}
        turn = 1;
        while (turn != 0) {}
        turn = 1;
    }

    static void pong() {
        while (turn != 1) {}
        turn = 0;
        while (turn != 1) {}
        turn = 0;
    }

    public static void main(String[] args) {
        Thread a = new Thread(PingPongTurns::ping), b = new Thread(PingPongTurns::pong);
        Verify.beginAtomic();
        a.start();
        b.start();
        Verify.endAtomic();
    }
}
