//@ flags: +symmetry=threads
//@ outputs: "one\n" | "two\n"
// Interchangeable until the volatile flag is taken; what follows depends on who took it, and main looks at one of them.
public class FirstComersDiffer {
    static class Runner extends Thread {
        boolean first;

        @Override
        public void run() {
            synchronized (FirstComersDiffer.class) {
                if (!taken) {
                    taken = true;
                    first = true;
                }
            }
        }
    }

    static boolean taken;

    public static void main(String[] args) throws Exception {
        Runner one = new Runner();
        Runner two = new Runner();
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(one.first ? "one" : "two");
    }
}
