import disjset.DisjSet;
import java.util.LinkedList;
import java.util.Vector;
import trie.Trie;
import ubstack.UbStack;

/**
 * Calls of the methods that the paper on mixed execution runs on the host, on one path: {@code Calls SUBJECT SIZE
 * COUNT [without]}. The structure has at most SIZE elements. With a fourth word the calls are left out, which is what the loop
 * around them takes.
 */
public class Calls {
  private static int state = 1;
  private static boolean without;

  /** A pseudo-random number below the bound. */
  private static int next(int bound) {
    state = state * 1103515245 + 12345;
    return (state >>> 16) % bound;
  }

  public static void main(String[] args) {
    int size = Integer.parseInt(args[1]);
    int count = Integer.parseInt(args[2]);
    without = args.length > 3;
    Integer[] values = new Integer[size];
    String[] words = new String[size];
    for (int i = 0; i < size; i++) {
      values[i] = i;
      words[i] = Trie.word(i % 26);
    }
    switch (args[0]) {
      case "ubstack" -> ubStack(size, count);
      case "disjset" -> disjSet(size, count);
      case "trie" -> trie(words, count);
      case "vector" -> vector(values, count);
      case "linkedlist" -> linkedList(values, count);
      case "treemap" -> treeMap(size, count);
      case "javatreemap" -> javaTreeMap(values, count);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static void ubStack(int size, int count) {
    UbStack stack = new UbStack(size);
    for (int i = 0; i < count; i++) {
      int op = next(size + 1);
      if (without) {
        continue;
      }
      if (op > 0) {
        stack.push(op);
      } else {
        stack.pop();
      }
    }
  }

  private static void disjSet(int size, int count) {
    DisjSet sets = new DisjSet(size);
    for (int i = 0; i < count; i++) {
      if (i % (4 * size) == 0) {
        sets = new DisjSet(size);
      }
      if (next(2) == 0) {
        int first = next(size);
        int second = next(size);
        if (!without) {
          sets.union(first, second);
        }
      } else {
        int element = next(size);
        if (!without) {
          sets.find(element);
        }
      }
    }
  }

  private static void trie(String[] words, int count) {
    Trie trie = new Trie();
    for (int i = 0; i < count; i++) {
      String word = words[next(words.length)];
      int method = next(3);
      if (without) {
        continue;
      }
      switch (method) {
        case 0 -> trie.add(word);
        case 1 -> trie.isWord(word);
        default -> trie.isProperPrefix(word);
      }
    }
  }

  private static void vector(Integer[] values, int count) {
    Vector<Integer> vector = new Vector<>(values.length + 1);
    for (int i = 0; i < count; i++) {
      int value = next(values.length);
      int method = next(3);
      if (without) {
        continue;
      }
      if (method == 0 && vector.size() < values.length) {
        vector.addElement(values[value]);
      } else if (method == 1) {
        vector.removeElement(values[value]);
      } else if (value < vector.size()) {
        vector.elementAt(value);
      }
    }
  }

  private static void linkedList(Integer[] values, int count) {
    LinkedList<Integer> list = new LinkedList<>();
    for (int i = 0; i < count; i++) {
      int value = next(values.length);
      int method = next(3);
      if (without) {
        continue;
      }
      if (method == 0 && list.size() < values.length) {
        list.add(values[value]);
      } else if (method == 1 && !list.isEmpty()) {
        list.removeLast();
      } else {
        list.contains(values[value]);
      }
    }
  }

  private static void treeMap(int size, int count) {
    treemap.TreeMap map = new treemap.TreeMap();
    for (int i = 0; i < count; i++) {
      int key = next(size);
      int method = next(3);
      if (without) {
        continue;
      }
      switch (method) {
        case 0 -> map.put(key, null);
        case 1 -> map.remove(key);
        default -> map.get(key);
      }
    }
  }

  private static void javaTreeMap(Integer[] keys, int count) {
    java.util.TreeMap<Integer, Object> map = new java.util.TreeMap<>();
    for (int i = 0; i < count; i++) {
      Integer key = keys[next(keys.length)];
      int method = next(3);
      if (without) {
        continue;
      }
      switch (method) {
        case 0 -> map.put(key, null);
        case 1 -> map.remove(key);
        default -> map.get(key);
      }
    }
  }
}
