//@ outputs: "it's fine [a\"b] 7\n"
//@ ends: 1
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

// Texts in single quotes, as programs for JPF have them.
public class JsonQuotes {
  static class Box {
    String text;
    String[] words;
    int number;
  }

  public static void main(String[] args) {
    Box box = Verify.createFromJSON(Box.class, "{ 'text': 'it\\'s fine', 'words': ['a\"b'], \"number\": 7 }");
    System.out.println(box.text + " " + Arrays.toString(box.words) + " " + box.number);
  }
}
