//@ flags: +listener=race
// Two unsynchronised increments of a static field.
public class StaticFieldRace {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++); //~ RACE
        t.start();
        count++; //~ RACE
        t.join();
    }
}
