//@ outputs: "circle1" | "square2"
//@ needs: jdk>=21
//@ native: yes
// The variable is read once, whatever the switch tests one after the other.

public class ShapeSwitchedOnce {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(int r) implements Shape {
    }

    record Square(int a) implements Shape {
    }

    static volatile Shape shape = new Circle(1);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> shape = new Square(2));
        t.start();
        System.out.print(switch (shape) {
            case Circle(int r) -> "circle" + r;
            case Square(int a) when a > 1 -> "square" + a;
            case Square s -> "small";
        });
        t.join();
    }
}
