//@ expect: exception java.util.EmptyStackException
// empty and pop are two steps.
import java.util.Stack;

public class StackEmptiedMeanwhile {
    static final Stack<String> S = new Stack<>();

    static void take() {
        if (!S.empty()) {
            S.pop(); //~ THROWS
        }
    }

    public static void main(String[] args) {
        S.push("x");
        new Thread(StackEmptiedMeanwhile::take).start();
        take();
    }
}
