//@ native: yes
//@ outputs: "[1, 2, 3]\n"
//@ assumes: !Set.of
// List.of keeps its order everywhere.
import java.util.List;

public class ListOfOrder {
    public static void main(String[] args) {
        System.out.println(List.of(1, 2, 3));
    }
}
