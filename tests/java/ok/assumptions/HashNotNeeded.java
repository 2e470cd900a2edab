//@ native: yes
//@ outputs: "2\n"
//@ assumes: !identity hash
// Objects in a list are not hashed.
import java.util.ArrayList;
import java.util.List;

public class HashNotNeeded {
    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add(new Object());
        list.add(new Object());
        System.out.println(list.size());
    }
}
