package heaparray;

/**
 * A priority queue of ints as a binary heap in an array, the largest first. The array starts empty,
 * grows by one element when it is full and never shrinks, so its length is the largest size so far;
 * places above the size hold 0.
 */
public final class HeapArray {
  private int size;
  private int[] array = new int[0];

  public void insert(int value) {
    if (size == array.length) {
      array = java.util.Arrays.copyOf(array, size + 1);
    }
    int at = size++;
    while (at > 0 && array[(at - 1) / 2] < value) {
      array[at] = array[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    array[at] = value;
  }

  /** Takes the largest element; -1 if there is none. */
  public int extractMax() {
    if (size == 0) {
      return -1;
    }
    int max = array[0];
    int moved = array[--size];
    array[size] = 0;
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && array[child + 1] > array[child]) {
        child++;
      }
      if (moved >= array[child]) {
        break;
      }
      array[at] = array[child];
      at = child;
    }
    if (size > 0) {
      array[at] = moved;
    }
    return max;
  }

  public int size() {
    return size;
  }

  /** No element larger than its parent, nothing left above the size. */
  public boolean repOk() {
    if (size < 0 || size > array.length) {
      return false;
    }
    for (int i = 1; i < size; i++) {
      if (array[i] > array[(i - 1) / 2]) {
        return false;
      }
    }
    for (int i = size; i < array.length; i++) {
      if (array[i] != 0) {
        return false;
      }
    }
    return true;
  }
}
