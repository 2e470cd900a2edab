package trie;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/**
 * Explores every sequence of at most n calls of {@code add}, {@code isWord} and
 * {@code isProperPrefix} over n words.
 */
public final class Driver {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Trie trie = new Trie();
    for (int i = 0; i < n; i++) {
      int method = Verify.getInt(0, 2);
      String word = Trie.word(Verify.getInt(0, n - 1));
      if (method == 0) {
        trie.add(word);
        assert trie.isWord(word);
      } else if (method == 1) {
        trie.isWord(word);
      } else {
        trie.isProperPrefix(word);
      }
      assert trie.repOk();
      // As in the paper's driver, what is stored is the result: the empty structure counts again.
      Explore.ignoreIfSeen(trie);
    }
  }
}
