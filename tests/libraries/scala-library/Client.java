//@ maven: org.scala-lang:scala-library:2.13.15
// Two threads use a concurrent trie and a lazy list.
import scala.collection.concurrent.TrieMap;
import scala.collection.immutable.Range;

class Client {
    public static void main(String[] args) throws Exception {
        TrieMap<String, Integer> map = new TrieMap<>();
        Thread other = new Thread(() -> map.putIfAbsent("a", 1));
        other.start();
        map.putIfAbsent("b", 2);
        other.join();
        System.out.println(map.size() + " " + map.apply("a") + " " + new Range.Inclusive(1, 4, 1).mkString(","));
        assert map.size() == 2;
    }
}
