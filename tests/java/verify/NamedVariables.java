//@ outputs: "i 1\n" | "i 5\n" | "i 7\n" | "i 9\n" | "i 11\n" | "t 2.0\n" | "t 3.0\n" | "t 4.0\n"
//@ ends: 8
import gov.nasa.jpf.vm.Verify;

// Choices that name a local variable, a field of this, a static field and a field of an object.
public class NamedVariables {
  static class Box {
    int size = 11;
  }

  static int shared = 9;
  static final double THRESHOLD = 3;
  int field = 7;
  double limit = 3;

  void choose() {
    int local = 5;
    Box box = new Box();
    if (Verify.getBoolean()) {
      System.out.println("i " + Verify.getInt("c"));
    } else {
      System.out.println("t " + Verify.getDouble("d"));
    }
  }

  public static void main(String[] args) {
    Verify.setProperties(
        "c.class=gov.nasa.jpf.vm.choice.IntChoiceFromSet", "c.values=1:local:field:shared:box.size",
        "d.class=gov.nasa.jpf.vm.choice.DoubleThresholdGenerator", "d.threshold=limit", "d.delta=1");
    new NamedVariables().choose();
  }
}
