//@ outputs: "true" | "false"
// The text is made when it is asked for and kept without a lock: two threads may make two.
import java.lang.invoke.*;
public class DescriptorTwice {
    static class Mine {}
    static String a, b;
    public static void main(String[] args) throws Exception {
        MethodType type = MethodType.methodType(int.class, Mine.class, String.class);
        Thread t = new Thread(() -> a = type.toMethodDescriptorString());
        t.start();
        b = type.toMethodDescriptorString();
        t.join();
        System.out.print(a == b);
    }
}
