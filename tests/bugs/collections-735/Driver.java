//@ maven: org.apache.commons:commons-collections4:4.4
//@ tracker: https://github.com/apache/commons-collections/pull/735
//@ expect: assertion
// A map made for threads inherits what Java 8 added to maps, which locks for each part and not for the whole.
import org.apache.commons.collections4.map.StaticBucketMap;

class Driver {
    public static void main(String[] args) throws Exception {
        StaticBucketMap<String, Integer> map = new StaticBucketMap<>(3);
        Thread other = new Thread(() -> map.merge("n", 1, Integer::sum));
        other.start();
        map.merge("n", 1, Integer::sum);
        other.join();
        assert map.get("n") == 2 : "an update was lost";
    }
}
