//@ native: yes
//@ outputs: "try "
// System.exit does not run finally blocks.
public class ExitSkipsFinally {
    public static void main(String[] args) {
        try {
            System.out.print("try ");
            System.exit(0);
        } finally {
            System.out.print("finally ");
        }
    }
}
