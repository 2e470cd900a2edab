//@ outputs: "4\n"
// One cook fills a pot of two when it is empty; two savages eat two servings each.
public class DiningSavages {
    static int servings, eaten;
    static final Object POT = new Object();

    static void eat() throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            synchronized (POT) {
                while (servings == 0) POT.wait();
                servings--;
                eaten++;
                if (servings == 0) POT.notifyAll();
            }
        }
    }

    static Thread savage() {
        return new Thread(() -> {
            try {
                eat();
            } catch (InterruptedException e) {
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread a = savage(), b = savage();
        a.start();
        b.start();
        for (int i = 0; i < 2; i++) {
            synchronized (POT) {
                while (servings > 0) POT.wait();
                servings = 2;
                POT.notifyAll();
            }
        }
        a.join();
        b.join();
        System.out.println(eaten);
    }
}
