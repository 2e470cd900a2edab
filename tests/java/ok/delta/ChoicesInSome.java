// Choices with bounds that differ, of one alternative, in loops of other lengths, in constructors and below other receivers.
import gov.nasa.jpf.vm.Verify;

public class ChoicesInSome {
    interface Source {
        int draw(int most);
    }

    static final class Direct implements Source {
        public int draw(int most) {
            return Verify.getInt(0, most);
        }
    }

    static final class Made implements Source {
        final int add;

        Made(int most) {
            add = Verify.getInt(most, most + 1);
        }

        public int draw(int most) {
            return most == 0 ? add : new Made(most - 1).draw(most - 1) + (Verify.getBoolean() ? 1 : 0);
        }
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 2);
        Source source = n == 1 ? new Direct() : new Made(n);
        String drawn = n + ":";
        for (int i = 0; i <= n; i++) {
            drawn += source.draw(i) + ",";
        }
        int one = Verify.getInt(n, n);
        System.out.println(drawn + one + Verify.random(n));
    }
}
