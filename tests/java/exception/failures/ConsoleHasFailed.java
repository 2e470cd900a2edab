//@ expect: exception java.lang.IllegalStateException
// Writing to a console that was closed is an error, which whoever asks for it sees.
public class ConsoleHasFailed {
    static void ask() {
        if (System.out.checkError()) {
            throw new IllegalStateException("failed"); //~ THROWS
        }
    }

    public static void main(String[] args) {
        new Thread(ConsoleHasFailed::ask).start();
        System.out.close();
        System.out.print("x");
    }
}
