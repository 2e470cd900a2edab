package losingcache;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Counts hits per key in a concurrent map. Each call is atomic; two calls together are not. */
final class HitCounts {
  private final ConcurrentMap<String, Integer> hits = new ConcurrentHashMap<>();

  /** Seeded error: another hit between the get and the put is lost. */
  void hitByGetAndPut(String key) {
    Integer before = hits.get(key);
    hits.put(key, before == null ? 1 : before + 1);
  }

  void hitByMerge(String key) {
    hits.merge(key, 1, Integer::sum);
  }

  int hits(String key) {
    return hits.getOrDefault(key, 0);
  }
}
