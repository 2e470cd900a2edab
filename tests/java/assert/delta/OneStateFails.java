// Of 1000 states at the last choice one fails, for one of its values: 7, 3, 5 and then 2.
import gov.nasa.jpf.vm.Verify;

public class OneStateFails {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 4; i++) {
            list = new Node(Verify.getInt(0, 9), list);
        }
        int number = 0;
        for (Node at = list; at != null; at = at.next) {
            number = 10 * number + at.value;
        }
        assert number != 2537; //~ ASSERT
    }
}
