package diffusion;

import gov.nasa.jpf.vm.Verify;
import java.util.List;
import rjpf.Explore;

/**
 * The events of {@link Driver}, asked for one kind at a time. What happens at an event is a transition of its own here and asks
 * nothing about the kinds that there are, as in the explorer of the incremental paper: a version with one kind more runs
 * the same events as the version before it.
 */
public final class KindDriver {
  public static void main(String[] args) {
    int depth = Integer.parseInt(args[0]);
    Network network = new Network();
    for (int i = 0; i < depth; i++) {
      Explore.ignoreIfSeen(network);
      EventKind[] kinds = EventKind.values();
      List<Environment.Event> events =
          Environment.enabled(kinds[Verify.getInt(0, kinds.length - 1)], network);
      // One more than there are: a choice also where there is one event only.
      int which = Verify.getInt(0, events.size());
      Verify.ignoreIf(which == events.size());
      events.get(which).fire(network);
      String ring = network.ring();
      assert ring == null : ring;
    }
  }
}
