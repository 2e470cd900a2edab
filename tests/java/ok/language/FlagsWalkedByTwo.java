//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1" | "2"
// An iterator over one flag, asked by two threads, may give it to both.
import java.util.*;
import java.lang.reflect.AccessFlag;
public class FlagsWalkedByTwo {
    static int take(Iterator<AccessFlag> flags) { try { flags.next(); return 1; } catch (NoSuchElementException e) { return 0; } }
    static int other;
    public static void main(String[] args) throws Exception {
        Iterator<AccessFlag> flags = Thread.class.getDeclaredMethod("start").accessFlags().iterator();
        Thread t = new Thread(() -> other = take(flags));
        t.start();
        int mine = take(flags);
        t.join();
        System.out.print(mine + other);
    }
}
