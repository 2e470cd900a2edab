// Table and look-up switches, with gaps and limits, of enums and as expressions, with every case taken by some state.
import gov.nasa.jpf.vm.Verify;

public class SwitchesOfAllKinds {
    enum Color {
        RED,
        GREEN,
        BLUE
    }

    static int table(int x) {
        switch (x) {
            case -1:
                return 1;
            case 0:
            case 1:
                return x + 2;
            case 2:
                x += 10;
            case 4:
                return x;
            default:
                return -x;
        }
    }

    static int look(int x) {
        return switch (x) {
            case Integer.MIN_VALUE -> 1;
            case -1000 -> 2;
            case 0, 1 -> {
                int y = table(x);
                yield y * y;
            }
            case Integer.MAX_VALUE -> 4;
            default -> x >> 3;
        };
    }

    public static void main(String[] args) {
        int x = Verify.getInt(-2, 5);
        int[] far = {Integer.MIN_VALUE, -1000, x, Integer.MAX_VALUE};
        int y = far[Verify.getInt(0, 3)];
        Color color = Color.values()[Verify.getInt(0, 2)];
        int z = switch (color) {
            case RED -> table(x);
            case GREEN -> look(y);
            case BLUE -> table(look(y)) + x;
        };
        System.out.println(x + " " + y + " " + color + " " + z);
    }
}
