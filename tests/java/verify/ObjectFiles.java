//@ outputs: "[1, 2] true\n" | "[3] true\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

// Objects in files: what one path writes, no other path reads.
public class ObjectFiles {
  public static void main(String[] args) {
    boolean fresh = !new java.io.File("object-files.tmp").exists();
    List<Integer> list = Verify.getBoolean() ? new ArrayList<>(List.of(1, 2)) : new ArrayList<>(List.of(3));
    Verify.writeObjectToFile(list, "object-files.tmp");
    System.out.println(Verify.readObjectFromFile(List.class, "object-files.tmp") + " " + fresh);
  }
}
