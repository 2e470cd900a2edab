// The value belongs to a path.
//@ outputs: "0 0 10 0\n" | "0 0 11 0\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

public class Heuristic {
  public static void main(String[] args) {
    int first = Verify.getHeuristicSearchValue();
    int choice = Verify.getInt(0, 1);
    int second = Verify.getHeuristicSearchValue();
    Verify.setHeuristicSearchValue(10 + choice);
    Verify.interesting(choice == 0);
    Verify.boring(choice == 1);
    int third = Verify.getHeuristicSearchValue();
    Verify.resetHeuristicSearchValue();
    System.out.println(first + " " + second + " " + third + " " + Verify.getHeuristicSearchValue());
  }
}
