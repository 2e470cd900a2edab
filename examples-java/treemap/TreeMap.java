package treemap;

/**
 * A map from ints to objects as a red-black tree with parent references, in the manner of the
 * sorted map of Java 1.4's collections (Cormen, Leiserson, Rivest and Stein, the chapter on
 * red-black trees).
 */
public final class TreeMap {
  private static final boolean RED = false;
  private static final boolean BLACK = true;

  private static final class Entry {
    int key;
    Object value;
    boolean color = BLACK;
    Entry left;
    Entry right;
    Entry parent;

    Entry(int key, Object value, Entry parent) {
      this.key = key;
      this.value = value;
      this.parent = parent;
    }
  }

  private Entry root;
  private int size;

  public Object get(int key) {
    Entry entry = find(key);
    return entry == null ? null : entry.value;
  }

  public boolean containsKey(int key) {
    return find(key) != null;
  }

  private Entry find(int key) {
    Entry at = root;
    while (at != null && at.key != key) {
      at = key < at.key ? at.left : at.right;
    }
    return at;
  }

  /** Puts the pair and gives the value that was there. */
  public Object put(int key, Object value) {
    if (root == null) {
      root = new Entry(key, value, null);
      size++;
      return null;
    }
    Entry at = root;
    while (at.key != key) {
      Entry next = key < at.key ? at.left : at.right;
      if (next == null) {
        Entry entry = new Entry(key, value, at);
        if (key < at.key) {
          at.left = entry;
        } else {
          at.right = entry;
        }
        size++;
        fixAfterInsertion(entry);
        return null;
      }
      at = next;
    }
    Object old = at.value;
    at.value = value;
    return old;
  }

  /** Removes the key and gives the value that was there. */
  public Object remove(int key) {
    Entry entry = find(key);
    if (entry == null) {
      return null;
    }
    Object old = entry.value;
    delete(entry);
    size--;
    return old;
  }

  private void delete(Entry entry) {
    if (entry.left != null && entry.right != null) {
      Entry heir = entry.right;
      while (heir.left != null) {
        heir = heir.left;
      }
      entry.key = heir.key;
      entry.value = heir.value;
      entry = heir;
    }
    Entry child = entry.left != null ? entry.left : entry.right;
    if (child != null) {
      replace(entry, child);
      if (entry.color == BLACK) {
        fixAfterDeletion(child);
      }
    } else {
      // A leaf stands in for its own missing child while the colours are mended.
      if (entry.color == BLACK) {
        fixAfterDeletion(entry);
      }
      replace(entry, null);
    }
  }

  private void replace(Entry old, Entry child) {
    if (child != null) {
      child.parent = old.parent;
    }
    if (old.parent == null) {
      root = child;
    } else if (old == old.parent.left) {
      old.parent.left = child;
    } else {
      old.parent.right = child;
    }
  }

  private static boolean colorOf(Entry entry) {
    return entry == null ? BLACK : entry.color;
  }

  private static Entry parentOf(Entry entry) {
    return entry == null ? null : entry.parent;
  }

  private static void paint(Entry entry, boolean color) {
    if (entry != null) {
      entry.color = color;
    }
  }

  private static Entry leftOf(Entry entry) {
    return entry == null ? null : entry.left;
  }

  private static Entry rightOf(Entry entry) {
    return entry == null ? null : entry.right;
  }

  private void rotateLeft(Entry entry) {
    Entry up = entry.right;
    entry.right = up.left;
    if (up.left != null) {
      up.left.parent = entry;
    }
    replace(entry, up);
    up.left = entry;
    entry.parent = up;
  }

  private void rotateRight(Entry entry) {
    Entry up = entry.left;
    entry.left = up.right;
    if (up.right != null) {
      up.right.parent = entry;
    }
    replace(entry, up);
    up.right = entry;
    entry.parent = up;
  }

  private void rotate(Entry entry, boolean left) {
    if (entry == null) {
      return;
    }
    if (left) {
      rotateLeft(entry);
    } else {
      rotateRight(entry);
    }
  }

  private void fixAfterInsertion(Entry x) {
    x.color = RED;
    while (x != null && x != root && x.parent.color == RED) {
      Entry grand = parentOf(x.parent);
      boolean onLeft = x.parent == leftOf(grand);
      Entry uncle = onLeft ? rightOf(grand) : leftOf(grand);
      if (colorOf(uncle) == RED) {
        paint(x.parent, BLACK);
        paint(uncle, BLACK);
        paint(grand, RED);
        x = grand;
      } else {
        Entry inner = onLeft ? x.parent.right : x.parent.left;
        if (x == inner) {
          x = x.parent;
          rotate(x, onLeft);
        }
        paint(parentOf(x), BLACK);
        paint(parentOf(parentOf(x)), RED);
        rotate(parentOf(parentOf(x)), !onLeft);
      }
    }
    root.color = BLACK;
  }

  private void fixAfterDeletion(Entry x) {
    while (x != root && colorOf(x) == BLACK) {
      boolean onLeft = x == leftOf(parentOf(x));
      Entry sibling = siblingOf(x, onLeft);
      if (colorOf(sibling) == RED) {
        paint(sibling, BLACK);
        paint(parentOf(x), RED);
        rotate(parentOf(x), onLeft);
        sibling = siblingOf(x, onLeft);
      }
      if (colorOf(leftOf(sibling)) == BLACK && colorOf(rightOf(sibling)) == BLACK) {
        paint(sibling, RED);
        x = parentOf(x);
        continue;
      }
      Entry far = onLeft ? rightOf(sibling) : leftOf(sibling);
      if (colorOf(far) == BLACK) {
        paint(onLeft ? leftOf(sibling) : rightOf(sibling), BLACK);
        paint(sibling, RED);
        rotate(sibling, !onLeft);
        sibling = siblingOf(x, onLeft);
      }
      paint(sibling, colorOf(parentOf(x)));
      paint(parentOf(x), BLACK);
      paint(onLeft ? rightOf(sibling) : leftOf(sibling), BLACK);
      rotate(parentOf(x), onLeft);
      x = root;
    }
    paint(x, BLACK);
  }

  private static Entry siblingOf(Entry x, boolean onLeft) {
    return onLeft ? rightOf(parentOf(x)) : leftOf(parentOf(x));
  }

  public int size() {
    return size;
  }

  /** A search tree with {@code size} entries, no red below red, equal black heights, black root. */
  public boolean repOk() {
    if (root == null) {
      return size == 0;
    }
    if (root.parent != null || root.color == RED) {
      return false;
    }
    return count(root, Long.MIN_VALUE, Long.MAX_VALUE, size) == size && blackHeight(root) >= 0;
  }

  private static int count(Entry entry, long low, long high, int budget) {
    if (entry == null) {
      return 0;
    }
    if (budget <= 0 || entry.key <= low || entry.key >= high) {
      return -1;
    }
    int left = count(entry.left, low, entry.key, budget - 1);
    if (left < 0) {
      return -1;
    }
    int right = count(entry.right, entry.key, high, budget - 1 - left);
    return right < 0 ? -1 : left + 1 + right;
  }

  /** Blacks on every way down, or -1 if the ways differ, red follows red or a parent is wrong. */
  private static int blackHeight(Entry entry) {
    if (entry == null) {
      return 1;
    }
    for (Entry child : new Entry[] {entry.left, entry.right}) {
      if (child != null && (child.parent != entry || (entry.color == RED && child.color == RED))) {
        return -1;
      }
    }
    int left = blackHeight(entry.left);
    if (left < 0 || left != blackHeight(entry.right)) {
      return -1;
    }
    return left + (entry.color == BLACK ? 1 : 0);
  }
}
