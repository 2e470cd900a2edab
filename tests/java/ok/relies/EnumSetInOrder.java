//@ assumes: !Set.of | !identity hash
//@ outputs: "[RED, GREEN]\n"
//@ native: yes
// An EnumSet has its own order.
import java.util.*;

public class EnumSetInOrder {
    enum Colour { RED, GREEN }

    public static void main(String[] args) {
        System.out.println(EnumSet.of(Colour.GREEN, Colour.RED));
    }
}
