//@ assumes: !random
//@ native: yes
// With a seed of its own the program relies on nothing.
import java.util.*;

public class SeededDeck {
    public static void main(String[] args) {
        List<Integer> deck = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(deck, new Random(42));
        if (deck.size() != 3) throw new IllegalStateException();
    }
}
