//@ expect: exception java.util.EmptyStackException
// Both threads see an element on the stack, one takes it.
import java.util.*;

public class PoppedTwice {
    public static void main(String[] args) throws Exception {
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        Runnable pop = () -> {
            if (!stack.empty()) {
                stack.pop(); //~ THROWS
            }
        };
        Thread t = new Thread(pop);
        t.start();
        pop.run();
    }
}
