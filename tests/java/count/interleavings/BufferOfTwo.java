//@ paths: 4
//@ outputs: "ppcpcc" | "ppccpc" | "pcppcc" | "pcpcpc"
// The same with room for two items: of the five words, pppccc has three items in the buffer, 5 - 1 = 4.
public class BufferOfTwo {
    static String history = "";
    static int items;

    static synchronized void put() {
        try {
            while (items == 2) BufferOfTwo.class.wait();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        items++;
        history += "p";
        BufferOfTwo.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (items == 0) BufferOfTwo.class.wait();
        items--;
        history += "c";
        BufferOfTwo.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Thread p = new Thread(() -> {
            for (int i = 0; i < 3; i++) put();
        });
        p.start();
        for (int i = 0; i < 3; i++) take();
        p.join();
        System.out.print(history);
    }
}
