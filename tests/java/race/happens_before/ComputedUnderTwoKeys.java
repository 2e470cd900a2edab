//@ flags: +listener=race
// Functions of two keys are called side by side.
import java.util.concurrent.*;

public class ComputedUnderTwoKeys {
    static int calls;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(64);
        map.put(1, 0);
        map.put(2, 0);
        Thread t = new Thread(() -> map.compute(1, (k, v) -> v + ++calls)); //~ RACE
        t.start();
        map.compute(2, (k, v) -> v + ++calls); //~ RACE
        t.join();
    }
}
