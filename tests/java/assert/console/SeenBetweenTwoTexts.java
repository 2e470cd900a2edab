// The object that is printed notices that the number behind it has changed between its two texts.
import java.util.concurrent.atomic.*;
public class SeenBetweenTwoTexts {
    static final AtomicInteger n = new AtomicInteger();
    static int before = -1;
    static class Watch {
        public String toString() {
            int now = n.get();
            assert before == -1 || before == now; //~ ASSERT
            before = now;
            return "";
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(n::incrementAndGet);
        t.start();
        System.out.printf("%s%s", new Watch(), new Watch());
        t.join();
    }
}
