//@ exit: 255
// Exit codes are truncated to eight bits by the system.
public class ExitNegative {
    public static void main(String[] args) {
        System.out.println("exit code minus one is seen as two hundred fifty-five"); System.exit(-1);
    }
}
