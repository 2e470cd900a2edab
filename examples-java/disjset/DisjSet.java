package disjset;

/** Disjoint sets of 0..n-1: a forest in arrays, union by rank, paths shortened by every find. */
public final class DisjSet {
  private final int[] parent;
  private final int[] rank;

  public DisjSet(int n) {
    parent = new int[n];
    rank = new int[n];
    for (int i = 0; i < n; i++) {
      parent[i] = i;
    }
  }

  /** The element that stands for the set of x. */
  public int find(int x) {
    if (parent[x] != x) {
      parent[x] = find(parent[x]);
    }
    return parent[x];
  }

  /** Joins the sets of both; were they different? */
  public boolean union(int x, int y) {
    int one = find(x);
    int other = find(y);
    if (one == other) {
      return false;
    }
    if (rank[one] < rank[other]) {
      parent[one] = other;
    } else {
      if (rank[one] == rank[other]) {
        rank[one]++;
      }
      parent[other] = one;
    }
    return true;
  }

  /** Every way up ends at a root, with rising ranks. */
  public boolean repOk() {
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] != i && rank[parent[i]] <= rank[i]) {
        return false;
      }
    }
    return true;
  }
}
