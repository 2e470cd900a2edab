//@ outputs: "0" | "1"
// That nobody can change it by the view does not mean that it does not change.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class UnmodifiableViewChanges {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>();
        List<Integer> view = Collections.unmodifiableList(list);
        Thread other = new Thread(() -> list.add(1));
        other.start();
        System.out.print(view.size());
    }
}
