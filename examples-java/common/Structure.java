package common;

/**
 * A structure under bounded-exhaustive exploration: how to make an empty one and how to apply the
 * operation with a given number. The checker's drivers spell the same operations out with
 * {@code Verify.getInt}; here they are numbered, so that {@link StateCount} can enumerate them.
 */
interface Structure {
  Object fresh(int n);

  /** How many operations (method and argument together) there are for bound {@code n}. */
  int operations(int n);

  void apply(Object root, int operation, int n);
}
