//@ assumes: Set.of
// The text of a Set.of is in the order of its salt.
import java.util.*;
import java.util.stream.*;

public class SetOfEnumsJoined {
    enum Colour { RED, GREEN }

    public static void main(String[] args) {
        String text = Set.of(Colour.RED, Colour.GREEN).stream().map(Enum::name).collect(Collectors.joining());
        if (text.length() != 8) throw new IllegalStateException();
    }
}
