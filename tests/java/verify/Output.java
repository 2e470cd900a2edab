//@ outputs: "a\nb : 1c : truednulle\n\nmain: fmain: g\nw : 7"
import gov.nasa.jpf.vm.Verify;

public class Output {
  public static void main(String[] args) {
    Verify.println("a");
    Verify.print("b", 1);
    Verify.print("c", true);
    Verify.print("d");
    Verify.print(null, "e");
    Verify.println();
    Verify.println();
    Verify.threadPrint("f");
    Verify.threadPrintln("g");
    Verify.log("logger", Verify.INFO, "to the error stream");
    Verify.log("logger", Verify.INFO, "with an argument", "x");
    Verify.log("logger", Verify.INFO, "with %d arguments of %s", 2, "any type");
    Verify.printPathOutput("nothing");
    Verify.printPathOutput(true, "nothing");
    Verify.print("w", 7);
  }
}
