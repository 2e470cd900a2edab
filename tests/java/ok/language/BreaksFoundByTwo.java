//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1 2" | "2 1" | "1 1" | "2 2"
// Two threads ask one iterator over the characters of a text for the next break.
import java.text.BreakIterator;
public class BreaksFoundByTwo {
    static int other;
    public static void main(String[] args) throws Exception {
        BreakIterator it = BreakIterator.getCharacterInstance();
        it.setText("abc");
        it.first();
        Thread t = new Thread(() -> other = it.next());
        t.start();
        int mine = it.next();
        t.join();
        System.out.print(mine + " " + other);
    }
}
