// Get and put of a concurrent map are two steps: an increment is lost.
// Confirmed on JDK 17 and 25: seen.
package gov.nasa.jpf.example;

import java.util.concurrent.ConcurrentHashMap;

public class GetThenPutInGovNasaJpf {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void count() {
        Integer old = counts.get("k");
        counts.put("k", old == null ? 1 : old + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(GetThenPutInGovNasaJpf::count);
        t.start();
        count();
        t.join();
        assert counts.get("k") == 2; //~ ASSERT
    }
}
