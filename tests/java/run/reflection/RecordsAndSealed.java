// Record components, sealed hierarchies and enum reflection.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class RecordsAndSealed {
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String value();
    }

    record Point(@Mark("px") int x, int y) {
        Point {
            if (x < 0) throw new IllegalArgumentException("negative");
        }

        static int count;

        int sum() {
            return x + y;
        }
    }

    record Pair<A, B extends List<? super A>>(A first, B second, int... rest) {
        public A first() {
            return first;
        }
    }

    record Empty() { }

    sealed interface Shape permits Circle, Square, Open { }

    record Circle(double r) implements Shape { }

    static final class Square implements Shape { }

    static non-sealed class Open implements Shape { }

    static class Free extends Open { }

    enum Op implements java.util.function.IntBinaryOperator {
        PLUS("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        MINUS("-") {
            public int applyAsInt(int a, int b) {
                return a - b;
            }
        };

        final String sym;

        Op(String sym) {
            this.sym = sym;
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Point.class, Pair.class, Empty.class}) {
            System.out.println(c.toGenericString() + " " + c.isRecord() + " " + c.getSuperclass() + " " + Modifier.toString(c.getModifiers()));
            for (RecordComponent rc : c.getRecordComponents()) {
                System.out.println("  " + rc + " | " + rc.getGenericType() + " | " + rc.getAccessor() + " | " + rc.getGenericSignature() + " | " + rc.getDeclaringRecord().getSimpleName() + " | " + rc.isAnnotationPresent(Mark.class));
            }
        }
        System.out.println(String.class.getRecordComponents() + " " + String.class.isRecord());
        Point p = new Point(3, 4);
        for (RecordComponent rc : Point.class.getRecordComponents()) System.out.print(rc.getName() + "=" + rc.getAccessor().invoke(p) + " ");
        Class<?>[] types = Arrays.stream(Point.class.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<Point> canon = Point.class.getDeclaredConstructor(types);
        System.out.println(canon.newInstance(9, 8) + " " + canon.newInstance(3, 4).equals(p) + " " + p.hashCode() + " " + p.sum());
        System.out.println(canon.getParameters()[0].isAnnotationPresent(Mark.class) + " " + Point.class.getDeclaredField("x").isAnnotationPresent(Mark.class) + " " + Point.class.getDeclaredMethod("x").isAnnotationPresent(Mark.class));
        try {
            canon.newInstance(-1, 0);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        Field x = Point.class.getDeclaredField("x");
        x.setAccessible(true);
        try {
            x.setInt(p, 5);
        } catch (IllegalAccessException e) {
            System.out.println("record fields stay final: " + p);
        }
        System.out.println(new Pair<>(1, new ArrayList<Number>(), 1, 2).equals(new Pair<>(1, new ArrayList<Number>(), 1, 2)) + " " + new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()) + " " + new Circle(1.50));
        System.out.println(Shape.class.isSealed() + " " + Arrays.toString(Shape.class.getPermittedSubclasses()) + " " + Circle.class.isSealed() + " " + Open.class.getPermittedSubclasses());
        System.out.println(Op.class.isSealed() || !Op.class.isSealed());
        System.out.println(Arrays.toString(Op.class.getEnumConstants()) + " " + Op.PLUS.getClass().isEnum() + " " + Op.class.isEnum() + " " + Op.PLUS.getClass().getEnumConstants() + " " + Op.PLUS.getDeclaringClass());
        for (Field f : Op.class.getDeclaredFields()) if (!f.isSynthetic()) System.out.println(f.getName() + " " + f.isEnumConstant() + " " + Modifier.toString(f.getModifiers()));
        System.out.println(Op.class.getMethod("valueOf", String.class).invoke(null, "MINUS") + " " + ((Op[]) Op.class.getMethod("values").invoke(null)).length + " " + Enum.valueOf(Op.class, "PLUS").applyAsInt(2, 3) + " " + Op.MINUS.sym);
        System.out.println(Op.class.getGenericSuperclass() + " " + Op.PLUS.describeConstable().isPresent());
    }
}
