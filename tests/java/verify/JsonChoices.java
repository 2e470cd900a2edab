//@ outputs: "1 true 3.5\n" | "1 true 4.0\n" | "1 false 3.5\n" | "1 false 4.0\n" | "2 true 3.5\n" | "2 true 4.0\n" | "2 false 3.5\n" | "2 false 4.0\n"
//@ ends: 8
import gov.nasa.jpf.vm.Verify;

public class JsonChoices {
  static class Inner {
    double[] values;
  }

  static class Outer {
    int a;
    boolean b;
    Inner inner;
  }

  public static void main(String[] args) {
    Outer o = Verify.createFromJSON(Outer.class,
        "{\"a\": IntSet(1, 2), \"b\": TrueFalse(), \"inner\": {\"values\": [DoubleSet(3.5, 4)]}}");
    System.out.println(o.a + " " + o.b + " " + o.inner.values[0]);
  }
}
