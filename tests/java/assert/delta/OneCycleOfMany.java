// A list becomes a cycle in one state of many, behind a finally block: only the count that it leads to is wrong.
import gov.nasa.jpf.vm.Verify;

public class OneCycleOfMany {
    OneCycleOfMany next;

    public static void main(String[] args) {
        OneCycleOfMany[] all = new OneCycleOfMany[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new OneCycleOfMany();
        }
        for (int i = 0; i < 3; i++) {
            int to = Verify.getInt(0, 3);
            try {
                Verify.ignoreIf(to <= i && i < 2);
                all[i].next = all[to];
            } finally {
                all[to].next = to == 1 ? null : all[to].next;
            }
        }
        int length = 0;
        for (OneCycleOfMany at = all[0]; at != null && length < 9; at = at.next) {
            length++;
        }
        assert length < 9 : "a cycle"; //~ ASSERT
    }
}
