// The state is looked up, then set: one who stopped the machine in between sees it paused afterwards.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

public class MachineIsRevived {
    enum State {
        RUNNING, PAUSED, STOPPED;

        static final Map<State, Set<State>> NEXT = new EnumMap<>(State.class);

        static {
            NEXT.put(RUNNING, EnumSet.of(PAUSED, STOPPED));
            NEXT.put(PAUSED, EnumSet.of(RUNNING, STOPPED));
            NEXT.put(STOPPED, EnumSet.noneOf(State.class));
        }
    }

    static volatile State state = State.RUNNING;

    static boolean go(State to) {
        if (!State.NEXT.get(state).contains(to)) return false;
        state = to;
        return true;
    }

    public static void main(String[] args) throws Exception {
        Thread stopper = new Thread(() -> go(State.STOPPED));
        Thread pauser = new Thread(() -> go(State.PAUSED));
        stopper.start();
        pauser.start();
        stopper.join();
        pauser.join();
        assert state == State.STOPPED : state; //~ ASSERT
    }
}
