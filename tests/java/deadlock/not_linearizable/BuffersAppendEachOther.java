// StringBuffer.append(StringBuffer) holds the monitor of the first and asks the second for its
// length and characters: crossed, both threads wait.
// Confirmed on JDK 17 and 25: seen.
public class BuffersAppendEachOther {
    public static void main(String[] args) {
        StringBuffer a = new StringBuffer("a"), b = new StringBuffer("b");
        new Thread(() -> a.append(b)).start(); //~ DEADLOCK
        b.append(a); //~ DEADLOCK
    }
}
