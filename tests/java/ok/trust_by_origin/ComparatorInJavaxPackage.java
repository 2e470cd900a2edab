//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// TreeMap.put calls the program's comparator, which notes that it runs: the note and its end can
// be seen from outside. Putting the first key compares it with itself.
// Confirmed on JDK 17 and 25, but for "1".
package javax.order;

import java.util.Comparator;
import java.util.TreeMap;

public class ComparatorInJavaxPackage {
    static int step;

    static class Noting implements Comparator<Integer> {
        @Override
        public int compare(Integer a, Integer b) {
            step = 1;
            step = 2;
            return a - b;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new TreeMap<Integer, Integer>(new Noting()).put(1, 1));
        t.start();
        int seen = step;
        t.join();
        System.out.println(seen);
    }
}
