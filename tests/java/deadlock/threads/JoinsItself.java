// Nobody ends before himself.
// Confirmed on JDK 17 and 25: seen.
public class JoinsItself {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().join(); //~ DEADLOCK
    }
}
