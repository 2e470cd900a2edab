// Graphs whose objects have the same words and differ in what they share: two equal children or one child twice, a cycle or its
// unrolling, nothing or an empty array, arrays that differ in length alone. Each is gone on with once.
//@ outputs: "tree 0" | "tree 1" | "twice 0" | "twice 1" | "loop 0" | "loop 1" | "unrolled 0" | "unrolled 1" | "none 0" | "empty 0" | "one 0" | "text 0" | "other text 0" | "class 0"
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class GraphsWithSharedParts {
    int n;
    Object left;
    Object right;

    GraphsWithSharedParts(int n, Object left, Object right) {
        this.n = n;
        this.left = left;
        this.right = right;
    }

    static final String[] KINDS =
        {"tree", "twice", "loop", "unrolled", "none", "empty", "one", "text", "other text", "class"};

    static GraphsWithSharedParts make(int kind, int n) {
        GraphsWithSharedParts leaf = new GraphsWithSharedParts(n, null, null);
        GraphsWithSharedParts root = new GraphsWithSharedParts(7, null, null);
        switch (kind) {
            case 0:
                root.left = leaf;
                root.right = new GraphsWithSharedParts(n, null, null);
                break;
            case 1:
                root.left = leaf;
                root.right = leaf;
                break;
            case 2:
                leaf.left = leaf;
                root.left = leaf;
                break;
            case 3:
                leaf.left = new GraphsWithSharedParts(n, leaf, null);
                root.left = leaf;
                break;
            case 4:
                break;
            case 5:
                root.left = new Object[0];
                break;
            case 6:
                root.left = new Object[1];
                break;
            case 7:
                root.left = "text";
                break;
            case 8:
                root.left = "other text";
                break;
            default:
                root.left = GraphsWithSharedParts.class;
        }
        return root;
    }

    static void run() {
        int kind = choose(0, 9);
        int n = choose(0, 1);
        GraphsWithSharedParts root = make(kind, n);
        // Garbage of another size in each state, which is not part of any graph.
        Object[] garbage = new Object[n + 1];
        garbage[n] = root;
        int again = choose(0, 2);
        if (again == 1) {
            root = make(kind, n);
        }
        Explore.ignoreIfSeen(round < 0 ? new int[-round] : root);
        int shown = kind < 4 ? n : 0;
        choose(0, 0);
        if (round < 0) {
            return;
        }
        System.out.print(KINDS[kind] + " " + shown);
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
