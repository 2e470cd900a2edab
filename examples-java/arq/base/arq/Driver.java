package arq;

import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

/** Explores every sequence of at most {@code depth} events of a transfer of some packets. */
public final class Driver {
  public static void main(String[] args) {
    int messages = Integer.parseInt(args[0]);
    int depth = Integer.parseInt(args[1]);
    Arq arq = new Arq(messages);
    for (int i = 0; i < depth && arq.countEnabled() > 0; i++) {
      Explore.ignoreIfSeen(arq);
      arq.fire(arq.enabled(Verify.getInt(0, arq.countEnabled() - 1)));
      assert arq.isSafe() : "the receiver misses a packet that counts as received";
      assert arq.isWithoutDuplicates() : "the receiver handed on a packet twice";
    }
  }
}
