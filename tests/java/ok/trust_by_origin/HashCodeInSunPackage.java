//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// ConcurrentHashMap.get calls hashCode of the program's key.
// Confirmed on JDK 17 and 25: every outcome was seen.
package sun.keys;

import java.util.concurrent.ConcurrentHashMap;

public class HashCodeInSunPackage {
    static int step;

    static class Key {
        @Override
        public int hashCode() {
            step = 1;
            step = 2;
            return 7;
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.get(new Key()));
        t.start();
        int seen = step;
        t.join();
        System.out.println(seen);
    }
}
