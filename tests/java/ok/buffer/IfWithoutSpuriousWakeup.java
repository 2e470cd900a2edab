//@ outputs: "0\n"
// The program of IfAndSpuriousWakeup without that flag: the only notify comes after the item, so `if` does.
public class IfWithoutSpuriousWakeup {
    static int items;

    static synchronized void take() {
        try {
            if (items == 0) IfWithoutSpuriousWakeup.class.wait();
        } catch (InterruptedException e) {
            return;
        }
        assert items == 1;
        items--;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(IfWithoutSpuriousWakeup::take);
        t.start();
        synchronized (IfWithoutSpuriousWakeup.class) {
            items++;
            IfWithoutSpuriousWakeup.class.notify();
        }
        t.join();
        System.out.println(items);
    }
}
