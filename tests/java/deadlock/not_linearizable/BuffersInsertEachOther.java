// insert(int, CharSequence) holds the monitor of the one while it reads the other.
// Confirmed on JDK 17 and 25: seen.
public class BuffersInsertEachOther {
    public static void main(String[] args) {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        new Thread(() -> a.insert(0, b)).start(); //~ DEADLOCK
        b.insert(0, a); //~ DEADLOCK
    }
}
