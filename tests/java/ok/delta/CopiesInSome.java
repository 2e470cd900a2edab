// Copies of objects and arrays of other classes and lengths at one call: clone, copyOf, toArray, arrays made by reflection.
import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class CopiesInSome {
    static class Point implements Cloneable {
        int x = 1;
        long[] more = {2, 3};

        @Override
        public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static final class Named extends Point {
        String name = "n";
    }

    static final class Alone {
        Object copy() {
            try {
                return clone();
            } catch (CloneNotSupportedException e) {
                return "none";
            }
        }
    }

    static Object[] make(int kind, int length) {
        return switch (kind) {
            case 0 -> new Object[length];
            case 1 -> new Point[length];
            case 2 -> new Named[length];
            default -> new int[length][1];
        };
    }

    public static void main(String[] args) {
        int kind = Verify.getInt(0, 3);
        int length = Verify.getInt(0, 3);
        Object[] from = make(kind, length);
        Object[] longer = Arrays.copyOf(from, length + 1);
        Object[] same = from.clone();
        Object made = Array.newInstance(from.getClass().getComponentType(), length);
        Point point = kind % 2 == 0 ? new Point() : new Named();
        Point twin = point.clone();
        twin.x += length;
        twin.more[0] = length;
        List<Point> points = new ArrayList<>(List.of(point, twin));
        Point[] all = points.toArray(new Point[0]);
        int which = Verify.getInt(0, 1);
        String stored = "";
        try {
            longer[length] = which == 0 ? point : new Alone().copy();
            stored = longer[length].getClass().getSimpleName();
        } catch (ArrayStoreException e) {
            stored = "no";
        }
        boolean fits = Point.class.isInstance(all[which]) && from.getClass().getComponentType().isInstance(all[which]);
        System.out.println(kind + " " + length + " " + longer.getClass().getSimpleName() + longer.length + (same == from)
                + same.length + Array.getLength(made) + made.getClass().isArray() + " " + point.x + twin.x
                + point.more[0] + (twin.getClass() == point.getClass()) + all.length + stored + fits);
    }
}
