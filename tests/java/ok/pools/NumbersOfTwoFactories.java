//@ native: yes
//@ outputs: "pool-1-thread-1\n" | "pool-2-thread-1\n"
// As NumbersOfTwoPools with the factories themselves.
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class NumbersOfTwoFactories {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Executors.defaultThreadFactory());
        t.start();
        ThreadFactory factory = Executors.defaultThreadFactory();
        t.join();
        System.out.println(factory.newThread(() -> {}).getName());
    }
}
