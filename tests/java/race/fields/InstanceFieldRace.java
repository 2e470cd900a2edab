//@ flags: +listener=race
// A field of one object, written by one thread and read by the other.
public class InstanceFieldRace {
    int value;

    public static void main(String[] args) throws Exception {
        InstanceFieldRace shared = new InstanceFieldRace();
        Thread t = new Thread(() -> shared.value = 1); //~ RACE
        t.start();
        int seen = shared.value; //~ RACE
        t.join();
    }
}
