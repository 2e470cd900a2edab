//@ native: yes
//@ outputs: "ab" | "ba" | "a" | "b"
// A builder is not synchronized: one of two characters may be lost.

public class BuilderLosesACharacter {
    public static void main(String[] args) throws Exception {
        StringBuilder builder = new StringBuilder();
        Thread t = new Thread(() -> builder.append('a'));
        t.start();
        builder.append('b');
        t.join();
        System.out.print(builder);
    }
}
