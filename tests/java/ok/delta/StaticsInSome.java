// Static fields of several classes that only some states write, with objects that become reachable by it, and back.
import gov.nasa.jpf.vm.Verify;

public class StaticsInSome {
    static class A {
        static int number;
        static Object kept;
        static long wide;
    }

    static class B {
        static int number = 5;
        static int[] shared = new int[2];
    }

    static class Link {
        Link next;
        int value;

        Link(int value, Link next) {
            this.value = value;
            this.next = next;
        }
    }

    static Link chain;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            int what = Verify.getInt(0, 5);
            switch (what) {
                case 0 -> A.number++;
                case 1 -> A.kept = A.kept == null ? new Link(i, chain) : null;
                case 2 -> chain = new Link(A.number, chain);
                case 3 -> B.shared[i & 1] += B.number;
                case 4 -> {
                    A.wide -= 1;
                    B.number = 0;
                }
                default -> {
                    A.number = 0;
                    A.wide = 0;
                    chain = chain == null ? null : chain.next;
                }
            }
        }
        int length = 0;
        for (Link link = chain; link != null; link = link.next) {
            length = length * 10 + 1 + link.value;
        }
        System.out.println(A.number + " " + (A.kept != null) + " " + A.wide + " " + B.number + " " + B.shared[0] + " "
                + B.shared[1] + " " + length);
    }
}
