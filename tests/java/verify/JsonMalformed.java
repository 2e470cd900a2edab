//@ expect: exception
import gov.nasa.jpf.vm.Verify;

public class JsonMalformed {
  public static void main(String[] args) {
    Verify.createFromJSON(JsonMalformed.class, "{\"a\": }");
  }
}
