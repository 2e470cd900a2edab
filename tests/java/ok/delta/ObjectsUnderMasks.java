// Objects that are made in some states, in another order, by another number of times; graphs of the same objects with
// other edges; and objects that were made before the step beside ones that were made in it.
import gov.nasa.jpf.vm.Verify;

public class ObjectsUnderMasks {
    static class Leaf {
        int n;

        Leaf(int n) {
            this.n = n;
        }
    }

    static class Fork extends Leaf {
        Leaf left;
        Leaf right;

        Fork(Leaf left, Leaf right) {
            super(1);
            this.left = left;
            this.right = right;
        }
    }

    static int shown(Leaf leaf, int depth) {
        if (leaf == null || depth == 0) {
            return 7;
        }
        return leaf instanceof Fork fork
            ? fork.n + 3 * shown(fork.left, depth - 1) + 5 * shown(fork.right, depth - 1) : leaf.n * 11;
    }

    static void run() {
        Leaf root = null;
        Leaf spare = new Leaf(9);
        for (int i = 0; i < 3; i++) {
            int kind = choose(0, 3);
            Leaf old = root;
            switch (kind) {
                case 0:
                    root = new Leaf(i);
                    break;
                case 1:
                    root = new Fork(root, spare);
                    spare = new Leaf(i + 4);
                    break;
                case 2:
                    spare = new Fork(spare, new Leaf(i));
                    root = spare;
                    break;
                default:
                    if (old instanceof Fork fork) {
                        fork.left = fork;
                        fork.n += 2;
                    }
            }
            if (old == root && spare instanceof Fork fork) {
                fork.right = root;
            }
        }
        int all = shown(root, 4) * 31 + shown(spare, 4);
        boolean same = root == spare;
        choose(0, 1);
        System.out.println(all + " " + same);
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
