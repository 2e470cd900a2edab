// The program's subclass of ArrayList, in a package that begins with jdk, hands out one number twice.
// Confirmed on JDK 17 and 25: seen.
package jdk.lists;

import java.util.ArrayList;

public class LostUpdateInJdkSubclass {
    static class Numbered extends ArrayList<Integer> {
        int next;

        int take() {
            return next++;
        }
    }

    public static void main(String[] args) throws Exception {
        Numbered shared = new Numbered();
        int[] theirs = new int[1];
        Thread t = new Thread(() -> theirs[0] = shared.take());
        t.start();
        int mine = shared.take();
        t.join();
        assert mine != theirs[0]; //~ ASSERT
    }
}
