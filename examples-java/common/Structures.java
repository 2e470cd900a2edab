package common;

import binheap.BinomialHeap;
import bst.Bst;
import deque.Deque;
import disjset.DisjSet;
import fibheap.FibonacciHeap;
import filesystem.FileSystem;
import filesystem.Operations;
import heaparray.HeapArray;
import java.util.LinkedList;
import java.util.Map;
import java.util.TreeMap;
import java.util.Vector;
import java.util.function.IntFunction;
import queue.Queue;
import stack.Stack;
import trie.Trie;
import ubstack.UbStack;

/** The structures that {@link StateCount} knows, with the operations of their drivers. */
final class Structures {
  private Structures() {}

  /** One method with an argument. */
  interface Op<T> {
    void on(T root, int value);
  }

  /** Structures explored by methods with one argument in 1..n, then by methods without one. */
  private static final class Table<T> implements Structure {
    private final IntFunction<T> maker;
    private final Op<T>[] unary;
    private final Op<T>[] nullary;

    Table(IntFunction<T> maker, Op<T>[] unary, Op<T>[] nullary) {
      this.maker = maker;
      this.unary = unary;
      this.nullary = nullary;
    }

    @Override
    public Object fresh(int n) {
      return maker.apply(n);
    }

    @Override
    public int operations(int n) {
      return unary.length * n + nullary.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void apply(Object root, int operation, int n) {
      T it = (T) root;
      if (operation < unary.length * n) {
        unary[operation / n].on(it, operation % n + 1);
      } else {
        nullary[operation - unary.length * n].on(it, 0);
      }
    }
  }

  @SafeVarargs
  private static <T> Op<T>[] ops(Op<T>... ops) {
    return ops;
  }

  private static final Map<String, Structure> ALL = new TreeMap<>();

  @SafeVarargs
  private static <T> void add(String name, IntFunction<T> maker, Op<T>... unary) {
    ALL.put(name, new Table<>(maker, unary, ops()));
  }

  private static <T> void add(String name, IntFunction<T> maker, Op<T> unary, Runner<T> nullary) {
    ALL.put(name, new Table<>(maker, ops(unary), ops((root, value) -> nullary.on(root))));
  }

  /** One method without an argument. */
  private interface Runner<T> {
    void on(T root);
  }

  static {
    add("binheap", n -> new BinomialHeap(), BinomialHeap::insert, BinomialHeap::delete);
    add("binheap.min", n -> new BinomialHeap(), BinomialHeap::insert, (h, v) -> h.extractMin());
    add("bst", n -> new Bst(), Bst::add, Bst::remove);
    add("deque", n -> new Deque(), Deque::addFirst, Deque::remove);
    add("fibheap", n -> new FibonacciHeap(), FibonacciHeap::insert, FibonacciHeap::removeMin);
    ALL.put("filesystem", new FileSystemTable());
    add("heaparray", n -> new HeapArray(), HeapArray::insert, HeapArray::extractMax);
    add("queue", n -> new Queue(), Queue::enqueue, Queue::dequeue);
    add("stack", n -> new Stack(), Stack::push, Stack::pop);
    add("treemap", n -> new treemap.TreeMap(), (m, v) -> m.put(v, null), treemap.TreeMap::remove);
    add("ubstack", UbStack::new, UbStack::push, UbStack::pop);
    // The subjects of the mixed-execution paper; searches that change nothing are left out.
    ALL.put("disjset", new PairTable());
    add(
        "javatreemap",
        n -> new TreeMap<Integer, Object>(),
        (m, v) -> m.put(v, null),
        TreeMap::remove);
    add("linkedlist", n -> new LinkedList<Integer>(), LinkedList::add, LinkedList::pollLast);
    add("trie", n -> new Trie(), (t, v) -> t.add(Trie.word(v - 1)));
    add("vector", n -> new Vector<Integer>(), Vector::addElement, Vector::removeElement);
  }

  /** The file system numbers its own operations: a method, a handle and a name or value. */
  private static final class FileSystemTable implements Structure {
    @Override
    public Object fresh(int n) {
      return new FileSystem();
    }

    @Override
    public int operations(int n) {
      return Operations.count(n);
    }

    @Override
    public void apply(Object root, int operation, int n) {
      Operations.apply((FileSystem) root, operation, n);
    }
  }

  /** Disjoint sets of n - 1 elements: union has two arguments, find has one. */
  private static final class PairTable implements Structure {
    @Override
    public Object fresh(int n) {
      return new DisjSet(n - 1);
    }

    @Override
    public int operations(int n) {
      return (n - 1) * n;
    }

    @Override
    public void apply(Object root, int operation, int n) {
      DisjSet sets = (DisjSet) root;
      int elements = n - 1;
      int pairs = elements * elements;
      if (operation < pairs) {
        sets.union(operation / elements, operation % elements);
      } else {
        sets.find(operation - pairs);
      }
    }
  }

  static Structure named(String name) {
    Structure structure = ALL.get(name);
    if (structure == null) {
      throw new IllegalArgumentException("no structure " + name + "; there are " + ALL.keySet());
    }
    return structure;
  }
}
