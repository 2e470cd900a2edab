// Marks backtrack.
//@ outputs: "0 [5, 0] [0, 6] 0 [] 3\n" | "0 [5, 1] [1, 6] 1 [] 3\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

public class Attributes {
  int field;

  public static void main(String[] args) {
    Attributes o = new Attributes();
    int[] array = new int[2];
    int before = Verify.getObjectAttribute(o);
    Verify.setObjectAttribute(o, 5);
    Verify.setElementAttribute(array, 1, 3);
    int choice = Verify.getInt(0, 1);
    Verify.addObjectAttribute(o, choice);
    Verify.setFieldAttribute(o, "field", 99);
    Verify.setFieldAttribute(o, "field", choice);
    Verify.addFieldAttribute(o, "field", 6);
    System.out.println(before + " " + Arrays.toString(Verify.getObjectAttributes(o)) + " "
        + Arrays.toString(Verify.getFieldAttributes(o, "field")) + " " + Verify.getFieldAttribute(o, "field")
        + " " + Arrays.toString(Verify.getElementAttributes(array, 0)) + " "
        + Verify.getElementAttribute(array, 1));
  }
}
