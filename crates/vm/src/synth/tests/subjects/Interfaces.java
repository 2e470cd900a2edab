import java.util.function.*;

public class Interfaces {
    interface Shape {
        int side();
        static Supplier<String> fixed(int x) { return () -> "static " + x; }
        default Supplier<String> own() { return () -> "own " + side() + hidden(); }
        private int hidden() { return side() + 1; }
        default IntSupplier reference() { return this::hidden; }
        static int twice(int x) { return 2 * x; }
    }
    record Square(int side) implements Shape {}

    public static void main(String[] args) {
        Shape shape = new Square(3);
        System.out.println(Shape.fixed(1).get());
        System.out.println(shape.own().get());
        System.out.println(shape.reference().getAsInt());
        IntUnaryOperator twice = Shape::twice;
        System.out.println(twice.applyAsInt(4));
        ToIntFunction<Shape> side = Shape::side;
        System.out.println(side.applyAsInt(shape));
        Function<Square, Object> virtual = Square::side;
        System.out.println(virtual.apply(new Square(9)));
        System.out.println(shape);
    }
}
