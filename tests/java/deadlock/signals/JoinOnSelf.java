// A thread that joins itself.
public class JoinOnSelf {
    public static void main(String[] args) throws Exception {
        Thread.currentThread().join(); //~ DEADLOCK
    }
}
