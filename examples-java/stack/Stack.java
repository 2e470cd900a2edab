package stack;

/** A stack of objects as a linked list. */
public final class Stack {
  private static final class Node {
    final Object value;
    final Node next;

    Node(Object value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private Node top;

  public void push(Object value) {
    top = new Node(value, top);
  }

  /** Takes the top away and gives it; null if there is none. */
  public Object pop() {
    if (top == null) {
      return null;
    }
    Object value = top.value;
    top = top.next;
    return value;
  }

  public boolean isEmpty() {
    return top == null;
  }

  public int size() {
    int size = 0;
    for (Node node = top; node != null; node = node.next) {
      size++;
    }
    return size;
  }

  /** No null element; a cycle would show as a walk that does not end, so it is bounded. */
  public boolean repOk(int bound) {
    int steps = 0;
    for (Node node = top; node != null; node = node.next) {
      if (node.value == null || ++steps > bound) {
        return false;
      }
    }
    return true;
  }
}
