//@ needs: jdk>=21
//@ outputs: "12\n"
// Sealed types and patterns: both threads add their area, in any order.
import java.util.concurrent.atomic.AtomicInteger;

public class PatternsInThreads {
    sealed interface Shape permits Square, Box {}

    record Square(int side) implements Shape {}

    record Box(int a, int b) implements Shape {}

    static int area(Shape shape) {
        return switch (shape) {
            case Square(int side) when side > 1 -> side * side;
            case Square s -> 1;
            case Box(int a, int b) -> a * b;
        };
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread t = new Thread(() -> sum.addAndGet(area(new Square(2)) + area(new Square(1))));
        t.start();
        sum.addAndGet(area(new Box(1, 7)));
        t.join();
        System.out.println(sum.get());
    }
}
