//@ outputs: "zed 1 -2 0.5 true c [1, 2, 3] [a, null] inner 9 RED 77 null 8\n"
//@ ends: 1
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

public class Json {
  enum Colour { RED, GREEN }

  static class Base {
    private long inherited;
  }

  static class Inner {
    String name;
    int number = 5;
  }

  static class Outer extends Base {
    String text;
    int i;
    byte b;
    double d;
    boolean flag;
    char c;
    int[] numbers;
    String[] words;
    Inner inner;
    Inner[] inners;
    Colour colour;
    Integer boxed;
    Object nothing;
  }

  public static void main(String[] args) {
    Outer o = Verify.createFromJSON(Outer.class,
        "{ \"text\": \"z\\u0065d\", \"i\": 1, \"b\": -2, \"d\": 5e-1, \"flag\": true, \"c\": \"c\","
        + " \"numbers\": [1, 2, 3], \"words\": [\"a\", null], \"inner\": {\"name\": \"inner\"},"
        + " \"inners\": [{\"number\": 9}], \"colour\": \"RED\", \"boxed\": 77, \"nothing\": null,"
        + " \"inherited\": 8, \"unknown\": {} }");
    if (o.inner.number != 0) {
      throw new IllegalStateException("a constructor has run");
    }
    System.out.println(o.text + " " + o.i + " " + o.b + " " + o.d + " " + o.flag + " " + o.c + " "
        + Arrays.toString(o.numbers) + " " + Arrays.toString(o.words) + " " + o.inner.name + " "
        + o.inners[0].number + " " + o.colour + " " + o.boxed + " " + o.nothing + " " + ((Base) o).inherited);
  }
}
