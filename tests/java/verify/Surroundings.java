// What the class offers beside its methods, and the answers that are always the same.
//@ outputs: "true true false -1 6 path ignored true false 0\n"
import gov.nasa.jpf.vm.Verify;

public class Surroundings {
  static class Asks {
    static boolean calledFrom(String name) {
      return Verify.isCalledFromClass(name);
    }
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) throws Exception {
    long before = Verify.currentTimeMillis();
    Verify.addComment("comment");
    Verify.atLabel("label");
    Verify.atLabel(1);
    Verify.busyWait(Long.MAX_VALUE);
    Verify.instrumentPoint("a");
    Verify.instrumentPointDeep("b");
    Verify.instrumentPointDeepRecur("c", 2);
    Verify.storeTraceIf(false, "file", "comment");
    Verify.storeTraceAndTerminateIf(false, "file", "comment");
    new Verify();
    int none = Verify.class.getField("NO_VALUE").getInt(null);
    int finest = Verify.class.getField("FINEST").getInt(null);
    System.out.println(Verify.isRunningInJPF() + " " + Verify.vmIsMatchingStates() + " " + Verify.isTraceReplay() + " "
        + none + " " + finest + " " + new Verify.PathIgnored().getMessage() + " "
        + Asks.calledFrom("Surroundings") + " " + Asks.calledFrom("Surroundings$Asks") + " "
        + (Verify.currentTimeMillis() - before));
  }
}
