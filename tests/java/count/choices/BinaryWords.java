//@ paths: 32
// Five booleans: 2^5 = 32 words.
import gov.nasa.jpf.vm.Verify;

public class BinaryWords {
    static String word = "";

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) word += Verify.getBoolean() ? "1" : "0";
        System.out.print(word);
    }
}
