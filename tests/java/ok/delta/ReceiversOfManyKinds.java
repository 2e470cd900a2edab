// One call, receivers of six classes: virtual, by interface, a default method, of a super class, inherited, and recursive.
import gov.nasa.jpf.vm.Verify;

public class ReceiversOfManyKinds {
    interface Node {
        int weigh(int depth);

        default Node inner() {
            return this;
        }
    }

    static class Leaf implements Node {
        int weight;

        Leaf(int weight) {
            this.weight = weight;
        }

        public int weigh(int depth) {
            return weight + bonus();
        }

        int bonus() {
            return 0;
        }
    }

    static class Heavy extends Leaf {
        Heavy(int weight) {
            super(weight);
        }

        @Override
        int bonus() {
            return 100;
        }
    }

    static final class Doubled extends Heavy {
        Doubled(int weight) {
            super(weight);
        }

        @Override
        public int weigh(int depth) {
            return 2 * super.weigh(depth);
        }
    }

    record Wrap(Node of) implements Node {
        public int weigh(int depth) {
            return depth > 3 ? -1 : 1 + of.weigh(depth + 1);
        }

        @Override
        public Node inner() {
            return of;
        }
    }

    record Both(Node left, Node right) implements Node {
        public int weigh(int depth) {
            return left.weigh(depth + 1) - right.weigh(depth + 1);
        }
    }

    enum Fixed implements Node {
        ONE {
            @Override
            public int weigh(int depth) {
                return 1;
            }
        },
        MANY {
            @Override
            public int weigh(int depth) {
                return 50 + depth;
            }
        }
    }

    static Node make(int kind, Node inside) {
        switch (kind) {
            case 0:
                return new Leaf(3);
            case 1:
                return new Heavy(4);
            case 2:
                return new Doubled(5);
            case 3:
                return new Wrap(inside);
            case 4:
                return new Both(inside, new Wrap(inside));
            default:
                return kind == 5 ? Fixed.ONE : Fixed.MANY;
        }
    }

    public static void main(String[] args) {
        Node node = Fixed.MANY;
        StringBuilder kinds = new StringBuilder();
        for (int i = 0; i < 2; i++) {
            int kind = Verify.getInt(0, 6);
            node = make(kind, node);
            kinds.append(kind);
        }
        int weight = node.weigh(0);
        boolean deeper = Verify.getBoolean();
        System.out.println(kinds + " " + weight + " " + (deeper ? node.inner().weigh(1) : 0));
    }
}
