//@ exit: 1
// A custom Error with a cause leaves main uncaught; output before it stays.
public class UncaughtError {
    static class MyError extends Error { MyError(String m, Throwable c) { super(m, c); } }
    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < 5; i++) System.out.println("line " + i + " of output");
        try {
            Object o = "s"; Integer x = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println("caught CCE"); throw new MyError("my", e);
        } finally { System.out.println("finally"); }
    }
}
