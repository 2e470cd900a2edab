//@ outputs: "0\n"
//@ ends: 1
import gov.nasa.jpf.vm.Verify;

// The search ends where the program asks for the trace, before it comes to 2.
public class StoreTrace {
  public static void main(String[] args) {
    int n = Verify.getInt(0, 2);
    Verify.storeTraceAndTerminateIf(n == 1, "file", "n is one");
    System.out.println(n);
  }
}
