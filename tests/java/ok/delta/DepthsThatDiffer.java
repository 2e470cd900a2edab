// Recursion that is as deep as the state says: results that come back through frames which other states never had, a pair of
// methods that call each other, objects made on the way down, and a choice at the bottom.
import gov.nasa.jpf.vm.Verify;

public class DepthsThatDiffer {
    final DepthsThatDiffer below;
    final int level;

    DepthsThatDiffer(DepthsThatDiffer below, int level) {
        this.below = below;
        this.level = level;
    }

    static DepthsThatDiffer down(int n) {
        return n == 0 ? null : new DepthsThatDiffer(down(n - 1), n);
    }

    static int even(int n, int walked) {
        return n <= 0 ? walked : odd(n - 1, walked * 2 + 1);
    }

    static int odd(int n, int walked) {
        if (n <= 0) {
            return -walked;
        }
        int first = even(n - 1, walked + n);
        return n % 3 == 0 ? first + even(n - 2, 1) : first;
    }

    static int ask(int n, DepthsThatDiffer at) {
        if (n == 0 || at == null) {
            return choose(0, 2);
        }
        int answer = ask(n - 1, at.below);
        return answer * 2 + at.level;
    }

    static void run() {
        int n = choose(0, 4);
        DepthsThatDiffer top = down(n);
        int walked = even(n * 2, 1);
        int deep = choose(0, 3);
        int answer = ask(deep, top);
        int again = ask(answer % 3, top == null ? null : top.below);
        int levels = 0;
        for (DepthsThatDiffer at = top; at != null; at = at.below) {
            levels = levels * 10 + at.level;
        }
        choose(0, 1);
        System.out.println(n + " " + walked + " " + deep + " " + answer + " " + again + " " + levels);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
