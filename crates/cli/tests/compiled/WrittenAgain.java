/**
 * A volatile word of a shared object that one thread writes again and again: the first write breaks what was assumed of its place, the second
 * one what was assumed instead. So the first answer is not to be kept for the second write.
 */
public class WrittenAgain {
    static class Node {
        volatile int written;
    }

    static final Node NODE = new Node();

    static void write() {
        NODE.written++;
        NODE.written++;
        NODE.written++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(WrittenAgain::write);
        other.start();
        other.join();
        System.out.println(NODE.written);
    }
}
