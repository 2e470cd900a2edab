//@ outputs: "i 3\n" | "i 4\n" | "i 5\n" | "s -1\n" | "s 7\n" | "d 0.5\n" | "d 2.0\n" | "t 9.0\n" | "t 10.0\n" | "t 11.0\n"
//@ ends: 10
import gov.nasa.jpf.vm.Verify;

public class Named {
  public static void main(String[] args) {
    Verify.setProperties(
        "i.class=gov.nasa.jpf.vm.choice.IntIntervalGenerator", "i.min=3", "i.max=5",
        "s.class = gov.nasa.jpf.vm.choice.IntChoiceFromSet", "s.values = -1:7",
        "d.class=gov.nasa.jpf.vm.choice.DoubleChoiceFromSet", "d.values=0.5,2",
        "t.class=gov.nasa.jpf.vm.choice.DoubleThresholdGenerator", "t.threshold=10", "t.delta=1");
    switch (Verify.getInt(0, 3)) {
      case 0:
        System.out.println("i " + Verify.getInt("i"));
        break;
      case 1:
        System.out.println("s " + Verify.getInt("s"));
        break;
      case 2:
        System.out.println("d " + Verify.getDouble("d"));
        break;
      default:
        System.out.println("t " + Verify.getDouble("t"));
    }
  }
}
