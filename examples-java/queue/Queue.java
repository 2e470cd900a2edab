package queue;

import stack.Stack;

/**
 * A queue made of two stacks: new elements are pushed on {@code back}; when {@code front} has run
 * out, {@code back} is poured over into it, which turns the order round.
 */
public final class Queue {
  private final Stack front = new Stack();
  private final Stack back = new Stack();

  public void enqueue(Object value) {
    back.push(value);
  }

  /** Takes the oldest element; null if there is none. */
  public Object dequeue() {
    if (front.isEmpty()) {
      while (!back.isEmpty()) {
        front.push(back.pop());
      }
    }
    return front.pop();
  }

  public int size() {
    return front.size() + back.size();
  }

  public boolean repOk(int bound) {
    return front.repOk(bound) && back.repOk(bound) && size() <= bound;
  }
}
