// Fields named in the option are left out of matching: of a graph, and of whole states, where the
// loop would go on for as many rounds as the counter can tell apart.
//@ flags: +filter.fields=FilterFields.steps,Filter*.rounds +search.livelock=off
//@ outputs: "0\n" | "1\n"
//@ ends: 2
//@ ignored: 2
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class FilterFields {
  static long rounds;
  int steps;
  int value;

  public static void main(String[] args) {
    int choice = Verify.getInt(0, 3);
    FilterFields node = new FilterFields();
    node.steps = choice;
    node.value = choice % 2;
    Explore.ignoreIfSeen(node);
    while (Verify.getBoolean()) {
      rounds++;
      node.steps += 2;
    }
    System.out.println(choice);
  }
}
