package ubstack;

/**
 * A stack of ints of bounded size without repetition, in an array. Pushing a value that is already
 * there moves it to the top.
 */
public final class UbStack {
  private final int[] elements;
  private int size;

  public UbStack(int bound) {
    elements = new int[bound];
  }

  /** Pushes the value; false if the stack is full and does not have it. */
  public boolean push(int value) {
    int at = indexOf(value);
    if (at < size) {
      for (int i = at; i < size - 1; i++) {
        elements[i] = elements[i + 1];
      }
      elements[size - 1] = value;
      return true;
    }
    if (size == elements.length) {
      return false;
    }
    elements[size++] = value;
    return true;
  }

  /** Takes the top away; what lay there stays in the array, above the stack. */
  public int pop() {
    return size == 0 ? -1 : elements[--size];
  }

  private int indexOf(int value) {
    int at = 0;
    while (at < size && elements[at] != value) {
      at++;
    }
    return at;
  }

  public boolean contains(int value) {
    return indexOf(value) < size;
  }

  public int top() {
    return size == 0 ? -1 : elements[size - 1];
  }

  public int size() {
    return size;
  }

  /** Within bounds and without repetition. */
  public boolean repOk() {
    if (size < 0 || size > elements.length) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      if (indexOf(elements[i]) != i) {
        return false;
      }
    }
    return true;
  }
}
