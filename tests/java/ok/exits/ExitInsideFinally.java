//@ native: yes
//@ outputs: "f" | "tf" | "ft"
public class ExitInsideFinally {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("t")).start();
        try {
            throw new IllegalStateException();
        } finally {
            System.out.print("f");
            System.exit(0);
        }
    }
}
