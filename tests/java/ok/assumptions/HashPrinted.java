//@ assumes: identity hash
// The default toString shows an identity hash code.
public class HashPrinted {
    public static void main(String[] args) {
        System.out.println(new Object());
    }
}
