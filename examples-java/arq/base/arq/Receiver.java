package arq;

/** The receiver: hands on the packet it expects, acknowledges whatever it gets. */
final class Receiver {
  private int expectedBit;

  /** How many packets have been handed on. */
  private int handedOn;

  int handedOn() {
    return handedOn;
  }

  /** A data packet is its number times two, plus its sequence bit. */
  void receive(int packet, Channel acks) {
    int bit = packet & 1;
    if (bit == expectedBit) {
      handedOn++;
      expectedBit = 1 - expectedBit;
    }
    acks.send(bit);
  }
}
