package trie;

/** A set of words as a tree of letters; siblings are a list in alphabetic order. */
public final class Trie {
  private static final class Node {
    final char letter;
    boolean endsWord;
    Node firstChild;
    Node nextSibling;

    Node(char letter) {
      this.letter = letter;
    }
  }

  private final Node root = new Node(' ');

  public void add(String word) {
    Node at = root;
    for (int i = 0; i < word.length(); i++) {
      at = childForAdding(at, word.charAt(i));
    }
    at.endsWord = true;
  }

  private static Node childForAdding(Node parent, char letter) {
    Node before = null;
    Node child = parent.firstChild;
    while (child != null && child.letter < letter) {
      before = child;
      child = child.nextSibling;
    }
    if (child != null && child.letter == letter) {
      return child;
    }
    Node added = new Node(letter);
    added.nextSibling = child;
    if (before == null) {
      parent.firstChild = added;
    } else {
      before.nextSibling = added;
    }
    return added;
  }

  private Node find(String word) {
    Node at = root;
    for (int i = 0; i < word.length() && at != null; i++) {
      Node child = at.firstChild;
      while (child != null && child.letter != word.charAt(i)) {
        child = child.nextSibling;
      }
      at = child;
    }
    return at;
  }

  public boolean isWord(String word) {
    Node node = find(word);
    return node != null && node.endsWord;
  }

  /** Does a longer word begin with this one? */
  public boolean isProperPrefix(String word) {
    Node node = find(word);
    return node != null && node.firstChild != null;
  }

  /** Siblings in strict order, and every leaf ends a word. */
  public boolean repOk() {
    return root.firstChild == null || repOk(root.firstChild);
  }

  private static boolean repOk(Node first) {
    for (Node node = first; node != null; node = node.nextSibling) {
      Node next = node.nextSibling;
      if (next != null && next.letter <= node.letter) {
        return false;
      }
      if (node.firstChild == null ? !node.endsWord : !repOk(node.firstChild)) {
        return false;
      }
    }
    return true;
  }

  /** The words of the exploration: a, ab, abc and so on, so that prefixes occur. */
  public static String word(int i) {
    StringBuilder word = new StringBuilder();
    for (int k = 0; k <= i; k++) {
      word.append((char) ('a' + k));
    }
    return word.toString();
  }
}
