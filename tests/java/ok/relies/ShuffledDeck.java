//@ assumes: random
// Collections.shuffle without a generator of its own.
import java.util.*;

public class ShuffledDeck {
    public static void main(String[] args) {
        List<Integer> deck = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(deck);
        if (deck.size() != 3) throw new IllegalStateException();
    }
}
