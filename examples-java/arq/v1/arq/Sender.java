package arq;

/** The sender: one packet at a time, again and again until its acknowledgment comes. */
final class Sender {
  private final int messages;
  private int bit;

  /** How many packets the sender believes to have arrived; also the number of the current one. */
  private int acknowledged;

  Sender(int messages) {
    this.messages = messages;
  }

  int acknowledged() {
    return acknowledged;
  }

  boolean isDone() {
    return acknowledged == messages;
  }

  /** Sends the current packet, for the first time or again. */
  void transmit(Channel data) {
    data.send(2 * acknowledged + bit);
  }

  /** Seeded error: an acknowledgment of an older packet is taken for the current one. */
  void receive(int ackBit, Channel data) {
    if (isDone()) {
      return;
    }
    acknowledged++;
    bit = 1 - bit;
    if (!isDone()) {
      transmit(data);
    }
  }
}
