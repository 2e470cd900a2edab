//@ outputs: "1" | "2"
// A builder for one thread: both may write at the same index.
public class TextIsBuiltByBoth {
    public static void main(String[] args) throws Exception {
        StringBuilder builder = new StringBuilder(16);
        Thread other = new Thread(() -> builder.append('a'));
        other.start();
        builder.append('b');
        other.join();
        System.out.print(builder.length());
    }
}
