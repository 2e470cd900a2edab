//@ outputs: "0\n" | "1\n" | "2\n"
//@ ends: 3
import gov.nasa.jpf.vm.Verify;

// The path is noted, and the search goes on.
public class StoreTrace {
  public static void main(String[] args) {
    int n = Verify.getInt(0, 2);
    Verify.storeTraceIf(n == 1, "file", "n is one");
    System.out.println(n);
  }
}
