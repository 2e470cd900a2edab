//@ needs: jdk>=21
//@ native: yes
//@ outputs: "circle 1" | "square 2"
// The switch reads the shared reference once.
public class PatternSwitchOfShared {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(int r) implements Shape {
    }

    record Square(int a) implements Shape {
    }

    static Shape shape = new Circle(1);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> shape = new Square(2));
        t.start();
        System.out.print(switch (shape) {
            case Circle(int r) -> "circle " + r;
            case Square s when s.a() > 1 -> "square " + s.a();
            case Square s -> "small";
        });
        t.join();
    }
}
