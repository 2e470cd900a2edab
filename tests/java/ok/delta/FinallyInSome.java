// Returns, breaks and throws that go through finally blocks in some states and not in others.
import gov.nasa.jpf.vm.Verify;

public class FinallyInSome {
    static int left;

    static int through(int way, int limit) {
        int steps = 0;
        outer:
        while (true) {
            try {
                for (int i = 0; ; i++) {
                    try {
                        steps++;
                        if (i == limit) {
                            break outer;
                        }
                        if (i == way) {
                            continue outer;
                        }
                        if (i > 3) {
                            throw new IllegalStateException();
                        }
                        if (way == 9) {
                            return steps;
                        }
                    } finally {
                        left += i + 1;
                        if (limit == 2 && i == 1) {
                            return -steps;
                        }
                    }
                }
            } catch (IllegalStateException e) {
                return left;
            } finally {
                left += 100;
                if (left > 500) {
                    break;
                }
            }
        }
        return steps + left;
    }

    public static void main(String[] args) {
        int way = new int[] {0, 1, 5, 9}[Verify.getInt(0, 3)];
        int limit = Verify.getInt(0, 4);
        int result = through(way, limit);
        int again = Verify.getBoolean() ? through(limit, way) : 0;
        System.out.println(way + " " + limit + " " + result + " " + again + " " + left);
    }
}
