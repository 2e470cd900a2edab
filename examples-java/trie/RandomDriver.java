package trie;

import java.util.Random;
import java.util.TreeSet;

/** Random calls on a plain JVM, compared with {@link TreeSet}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Trie trie = new Trie();
    TreeSet<String> model = new TreeSet<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(250);
      String word = Integer.toString(value, 3);
      if (random.nextInt(200) == 0) {
        trie = new Trie();
        model.clear();
      } else if (random.nextInt(4) == 0) {
        trie.add(word);
        model.add(word);
      }
      String longer = model.higher(word);
      boolean prefix = longer != null && longer.startsWith(word);
      boolean ok = trie.isWord(word) == model.contains(word);
      ok = ok && trie.isProperPrefix(word) == prefix && trie.repOk();
      check(ok, seed, i);
    }
    System.out.println("trie: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
