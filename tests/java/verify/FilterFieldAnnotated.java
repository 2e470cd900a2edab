// Of eight nodes that differ in three bits, the first bit is left out always, the second because
// its condition holds; the third is kept because its condition does not hold.
//@ flags: +app.coarse=true
//@ outputs: "0\n" | "4\n"
//@ ends: 2
//@ ignored: 6
import gov.nasa.jpf.annotation.FilterField;
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class FilterFieldAnnotated {
  @Deprecated @FilterField int first;

  @FilterField(condition = "coarse")
  int second;

  @FilterField(condition = "coarse", invert = true)
  int third;

  public static void main(String[] args) {
    int choice = Verify.getInt(0, 7);
    FilterFieldAnnotated node = new FilterFieldAnnotated();
    node.first = choice & 1;
    node.second = choice & 2;
    node.third = choice & 4;
    Explore.ignoreIfSeen(node);
    System.out.println(choice);
  }
}
