//@ assumes: identity hash
// Which of two hash codes is less is not promised.
public class HashCompared {
    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        System.out.println(System.identityHashCode(a) < System.identityHashCode(b));
    }
}
