//@ exit: 7
// System.exit inside finally while an exception is in flight; hooks do not exist, output before stays.
public class ExitInFinally {
    public static void main(String[] args) {
        System.out.println("start of the program with exit in finally");
        try { throw new RuntimeException("lost"); } finally { System.out.println("in finally"); System.exit(7); }
    }
}
