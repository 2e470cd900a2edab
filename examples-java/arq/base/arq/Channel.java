package arq;

/** A channel that keeps the order but may lose what is at its head. Holds a few packets at most. */
final class Channel {
  static final int CAPACITY = 3;

  /** Oldest first; exact length, so that equal contents are equal objects. */
  private int[] packets = new int[0];

  boolean isEmpty() {
    return packets.length == 0;
  }

  boolean hasRoom() {
    return packets.length < CAPACITY;
  }

  /** Sends; on a full channel the packet is lost at once. */
  void send(int packet) {
    if (hasRoom()) {
      packets = java.util.Arrays.copyOf(packets, packets.length + 1);
      packets[packets.length - 1] = packet;
    }
  }

  int take() {
    int oldest = packets[0];
    packets = java.util.Arrays.copyOfRange(packets, 1, packets.length);
    return oldest;
  }
}
