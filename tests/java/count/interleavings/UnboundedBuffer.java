//@ paths: 5
//@ outputs: "pppccc" | "ppcpcc" | "ppccpc" | "pcppcc" | "pcpcpc"
// Three puts and three takes on a buffer that is large enough: the histories are the words in which no
// prefix has more c than p, the third Catalan number, 6! / (3! 4!) = 5.
public class UnboundedBuffer {
    static String history = "";
    static int items;

    static synchronized void put() {
        items++;
        history += "p";
        UnboundedBuffer.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (items == 0) UnboundedBuffer.class.wait();
        items--;
        history += "c";
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
