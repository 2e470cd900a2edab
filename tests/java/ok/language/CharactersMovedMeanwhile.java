//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1" | "2"
// Breaks are looked for in an iterator over characters, which is the program's: to set it as the text walks it to its last character, and the
// other thread moves it by one before or after that.
import java.text.*;
public class CharactersMovedMeanwhile {
    public static void main(String[] args) throws Exception {
        StringCharacterIterator chars = new StringCharacterIterator("abc");
        BreakIterator it = BreakIterator.getCharacterInstance();
        Thread t = new Thread(() -> it.setText(chars));
        t.start();
        chars.setIndex(1);
        t.join();
        System.out.print(chars.getIndex());
    }
}
