// Every state of one step throws something else, or nothing, and what is caught where differs.
import gov.nasa.jpf.vm.Verify;

public class ExceptionsOfManyKinds {
    static final class Own extends RuntimeException {
        final int code;

        Own(int code) {
            this.code = code;
        }
    }

    static int risk(int kind, Object[] things, int[] numbers) {
        switch (kind) {
            case 0:
                return numbers[numbers.length + kind];
            case 1:
                return numbers[0] / (numbers[0] - numbers[0]);
            case 2:
                things[0] = "text";
                return things.length;
            case 3:
                return ((String) (Object) Integer.valueOf(kind)).length();
            case 4:
                return new int[-kind].length;
            case 5:
                return ((int[]) null).length;
            case 6:
                throw new Own(kind);
            default:
                return kind;
        }
    }

    public static void main(String[] args) {
        int first = Verify.getInt(0, 7);
        int second = Verify.getInt(0, 7);
        Object[] things = second % 2 == 0 ? new Integer[1] : new Object[1];
        int caught = 0;
        int value = 0;
        for (int kind : new int[] {first, second}) {
            try {
                value = value * 10 + risk(kind, things, new int[] {1, 2});
            } catch (ArithmeticException | NegativeArraySizeException e) {
                caught += 1;
            } catch (Own e) {
                caught += e.code * 10;
            } catch (RuntimeException e) {
                caught += 1000 + e.getClass().getSimpleName().length();
            } finally {
                caught += 100000;
            }
        }
        Verify.getBoolean();
        System.out.println(first + " " + second + " " + caught + " " + value);
    }
}
