//@ expect: exception java.lang.ArrayStoreException
// An array of strings behind a variable of type Object[].
public class WrongElementType {
    static volatile Object[] target = new Object[1];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> target = new String[1]);
        t.start();
        target[0] = 1; //~ THROWS
        t.join();
    }
}
