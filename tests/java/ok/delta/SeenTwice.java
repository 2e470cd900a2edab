// Two questions for seen graphs in one step: a path that ends at the first never comes to ask the second, so whoever asks
// that next is the first. State 3 ends by what state 2 has asked before it (by its other alternative), so state 7 goes on.
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class SeenTwice {
    static final class Key {
        final int a;
        final int b;

        Key(int a, int b) {
            this.a = a;
            this.b = b;
        }
    }

    static boolean ask(int state, int way) {
        Explore.ignoreIfSeen(new Key(state == 2 && way == 1 ? 30 : state * 10 + way, 0));
        Explore.ignoreIfSeen(new Key(state % 4, way + 1));
        return Explore.seen(new Key((state + way) % 3, 3));
    }

    public static void main(String[] args) {
        ask(1000, 5);
        String answers = "";
        for (int i = 0; i < 2; i++) {
            int state = Verify.getInt(0, 7);
            int way = Verify.getInt(0, 1);
            answers += ask(state + 100 * i, way) ? state + "t" : state + "f";
        }
        System.out.println(answers);
    }
}
