//@ maven: io.undertow:undertow-core:2.3.17.Final
// Undertow's cache and attachments, without a server: one thread fills, another looks.
import io.undertow.server.handlers.cache.LRUCache;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;

class Client {
    public static void main(String[] args) throws Exception {
        LRUCache<String, Integer> cache = new LRUCache<>(2, -1);
        Thread other = new Thread(() -> cache.add("a", 1));
        other.start();
        cache.add("b", 2);
        other.join();
        HeaderMap headers = new HeaderMap().put(Headers.HOST, "localhost");
        System.out.println(cache.get("a") + cache.get("b") + " " + headers.getFirst("Host"));
        assert cache.get("a") == 1;
    }
}
