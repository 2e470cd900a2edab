//@ maven: org.eclipse.collections:eclipse-collections:11.1.0
// Two threads use a concurrent map of Eclipse Collections.
import org.eclipse.collections.impl.factory.Lists;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

class Client {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = ConcurrentHashMap.newMap();
        Thread other = new Thread(() -> map.updateValue("n", () -> 0, n -> n + 1));
        other.start();
        map.updateValue("n", () -> 0, n -> n + 1);
        other.join();
        System.out.println(map + " " + Lists.mutable.of(3, 1, 2).sortThis().collect(n -> n * n));
        assert map.get("n") == 2;
    }
}
