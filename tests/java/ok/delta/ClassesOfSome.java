// The class of an object asked for, compared, cloned, reflected on; some classes nobody has asked for before.
import gov.nasa.jpf.vm.Verify;

public class ClassesOfSome {
    static class Sheep implements Cloneable {
        int wool = 4;
        int[] legs = {1, 2};

        Sheep twin() throws CloneNotSupportedException {
            return (Sheep) clone();
        }
    }

    static final class Dolly extends Sheep {
        long cells = 9;
    }

    static Object make(int kind) {
        switch (kind) {
            case 0:
                return new Sheep();
            case 1:
                return new Dolly();
            case 2:
                return new int[2];
            case 3:
                return new Dolly[1];
            default:
                return kind;
        }
    }

    public static void main(String[] args) throws Exception {
        Object a = make(Verify.getInt(0, 4));
        Object b = make(Verify.getInt(0, 4));
        boolean same = a.getClass() == b.getClass();
        boolean below = a.getClass().isInstance(b);
        String text = "";
        if (Verify.getBoolean()) {
            Class<?> class_ = b.getClass();
            text = class_.getSimpleName() + class_.isArray();
        }
        if (a instanceof Sheep sheep) {
            Sheep twin = sheep.twin();
            twin.wool++;
            twin.legs[0] = 7;
            text += sheep.wool + " " + sheep.legs[0] + (twin.getClass() == sheep.getClass());
            if (b instanceof Dolly) {
                text += Dolly.class.getDeclaredField("cells").getLong(b);
            }
        }
        System.out.println(same + " " + below + " " + text);
    }
}
