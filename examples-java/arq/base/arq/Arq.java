package arq;

/**
 * Stop-and-wait ARQ: a sender and a receiver with a lossy channel in each direction, and the five
 * kinds of events that can happen next.
 */
final class Arq {
  /** The kinds of events. */
  enum Event {
    DELIVER_DATA,
    DELIVER_ACK,
    TIMEOUT,
    LOSE_DATA,
    LOSE_ACK
  }

  private final Sender sender;
  private final Receiver receiver = new Receiver();
  private final Channel data = new Channel();
  private final Channel acks = new Channel();

  Arq(int messages) {
    sender = new Sender(messages);
    sender.transmit(data);
  }

  boolean isEnabled(Event event) {
    switch (event) {
      case DELIVER_DATA:
      case LOSE_DATA:
        return !data.isEmpty();
      case DELIVER_ACK:
      case LOSE_ACK:
        return !acks.isEmpty();
      default:
        return !sender.isDone() && data.hasRoom();
    }
  }

  /** The n-th of the enabled events, counted from 0; null if there are not so many. */
  Event enabled(int n) {
    for (Event event : Event.values()) {
      if (isEnabled(event) && n-- == 0) {
        return event;
      }
    }
    return null;
  }

  int countEnabled() {
    int count = 0;
    while (enabled(count) != null) {
      count++;
    }
    return count;
  }

  void fire(Event event) {
    switch (event) {
      case DELIVER_DATA:
        receiver.receive(data.take(), acks);
        break;
      case DELIVER_ACK:
        sender.receive(acks.take(), data);
        break;
      case TIMEOUT:
        sender.transmit(data);
        break;
      case LOSE_DATA:
        data.take();
        break;
      default:
        acks.take();
    }
  }

  boolean isFinished() {
    return sender.isDone();
  }

  /** The receiver has every packet that the sender believes it to have. */
  boolean isSafe() {
    return receiver.handedOn() >= sender.acknowledged();
  }

  /** Nor does it hand on a packet twice, or one that was never sent. */
  boolean isWithoutDuplicates() {
    return receiver.handedOn() <= sender.acknowledged() + 1;
  }
}
