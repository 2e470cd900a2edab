//@ outputs: ""
// Elements of every width, copies between and inside arrays, objects of two classes behind one call, graphs of other
// sizes and shapes at one place: what is computed in two ways is the same in every state.
import gov.nasa.jpf.vm.Verify;

public class ArraysOfAllKinds {
    interface Shape {
        int area();
    }

    static final class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side * side;
        }
    }

    static final class Strip implements Shape {
        final long length;

        Strip(int length) {
            this.length = length;
        }

        public int area() {
            return (int) length;
        }
    }

    public static void main(String[] args) {
        byte[] bytes = new byte[5];
        char[] chars = new char[5];
        short[] shorts = new short[5];
        long[] longs = new long[5];
        boolean[] flags = new boolean[5];
        double[] doubles = new double[5];
        Shape[] shapes = new Shape[3];
        for (int round = 0; round < 3; round++) {
            int at = Verify.getInt(0, 4);
            int value = Verify.getInt(-2, 2);
            bytes[at] = (byte) (value * 100);
            chars[at] = (char) value;
            shorts[at] = (short) (value * 40000);
            longs[at] = value * 5_000_000_000L;
            flags[at] = value > 0;
            doubles[at] = value / 4.0;
            shapes[round] = at % 2 == 0 ? new Square(value) : new Strip(value);
            int[] grown = new int[at + 1];
            grown[at] = value;
            assert grown.length == at + 1 && grown[at] == value;
            assert bytes[at] == (byte) (value * 100) && chars[at] == (char) value;
            assert shorts[at] == (short) (value * 40000) && longs[at] == value * 5_000_000_000L;
            assert flags[at] == value > 0 && doubles[at] * 4 == value;
            assert shapes[round].area() == (at % 2 == 0 ? value * value : value);
            assert (shapes[round] instanceof Square) == (at % 2 == 0);
            System.arraycopy(bytes, 0, bytes, 1, 4);
            assert at == 4 || bytes[at + 1] == (byte) (value * 100);
            System.arraycopy(longs, 1, longs, 0, 4);
            assert at == 0 || longs[at - 1] == value * 5_000_000_000L;
            switch (value) {
                case -2:
                    assert at + value == at - 2;
                    break;
                case 0:
                    assert at + value == at;
                    break;
                default:
                    assert at + value != at && at + value != at - 2;
            }
        }
    }
}
