//@ outputs: ""
// One call of a method of two classes, and branches on what differs inside of it: states of one class wait before the call
// while those of the other part and meet in it, and all come out behind it with what plain arithmetic says.
import gov.nasa.jpf.vm.Verify;

public class CallsOfTwoKinds {
    interface Counter {
        int count(int to);
    }

    static final class Odd implements Counter {
        public int count(int to) {
            int odd = 0;
            for (int i = 0; i <= to; i++) {
                if (i % 2 == 1) {
                    odd++;
                }
            }
            return odd;
        }
    }

    static final class Threes implements Counter {
        public int count(int to) {
            int found = 0;
            for (int i = 1; i <= to; i++) {
                if (i % 3 == 0) {
                    found += 1;
                } else if (i > 4) {
                    found += 0;
                }
            }
            return found;
        }
    }

    public static void main(String[] args) {
        // Both classes are initialised, and the call below is resolved, before states of the two stand side by side.
        new Odd().count(1);
        new Threes().count(1);
        for (int round = 0; round < 3; round++) {
            boolean odd = Verify.getBoolean();
            Counter counter = odd ? new Odd() : new Threes();
            int to = Verify.getInt(0, 7);
            // All that was chosen is in the states at this choice.
            boolean more = Verify.getBoolean();
            int counted = counter.count(more ? to + 2 : to);
            int end = more ? to + 2 : to;
            assert counted == (odd ? (end + 1) / 2 : end / 3);
        }
    }
}
