//@ outputs: "0,0" | "0,1" | "0,2" | "1,1" | "1,2" | "2,2"
// A list that grows at its end while it is walked over twice.
public class LinksAreSetOnce {
    static class Node {
        volatile Node next;
    }

    static final Node head = new Node();

    static int length() {
        int length = 0;
        for (Node node = head.next; node != null; node = node.next) {
            length++;
        }
        return length;
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            head.next = new Node();
            head.next.next = new Node();
        });
        writer.start();
        int a = length();
        int b = length();
        writer.join();
        System.out.print(a + "," + b);
    }
}
