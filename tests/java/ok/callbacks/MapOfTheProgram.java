//@ native: yes
//@ outputs: "1" | "2"
// A map of the program counts what it is given: its own code is in steps.
import java.util.concurrent.*;

public class MapOfTheProgram {
    static class Counting extends ConcurrentHashMap<Integer, Integer> {
        int puts;

        @Override
        public Integer put(Integer key, Integer value) {
            puts++;
            return super.put(key, value);
        }
    }

    public static void main(String[] args) throws Exception {
        Counting map = new Counting();
        Thread t = new Thread(() -> map.put(1, 1));
        t.start();
        map.put(2, 2);
        t.join();
        System.out.print(map.puts);
    }
}
