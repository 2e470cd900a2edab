//@ expect: exception java.lang.NullPointerException
// The object leaks to a thread before its field is set.
public class ConstructorOfAThread {
    String name;

    ConstructorOfAThread() {
        new Thread(() -> System.out.print(name.length())).start(); //~ THROWS
        name = "x";
    }

    public static void main(String[] args) throws Exception {
        new ConstructorOfAThread();
    }
}
