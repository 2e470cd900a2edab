//@ assumes: identity hash
// The text of an object without a toString of its own shows its identity hash.
public class HashInText {
    public static void main(String[] args) {
        String text = "it is " + new HashInText();
        System.out.println(new StringBuilder(text).append(new Object()).length());
    }
}
