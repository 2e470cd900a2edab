//@ maven: com.fasterxml.jackson.core:jackson-databind:2.4.1.1
//@ tracker: https://github.com/FasterXML/jackson-databind/issues/503
//@ expect: assertion
// Readers share a lock, but a read of a map in order of access moves the entry: two of them break the list.
import com.fasterxml.jackson.databind.util.LRUMap;

class Driver {
    public static void main(String[] args) throws Exception {
        LRUMap<Integer, String> map = new LRUMap<>(4, 4);
        for (int i = 1; i <= 3; i++) {
            map.put(i, "" + i);
        }
        Thread other = new Thread(() -> map.get(1));
        other.start();
        map.get(2);
        other.join();
        int there = 0;
        for (Integer key : map.keySet()) {
            there++;
        }
        assert there == 3 : there + " of 3 entries";
    }
}
