//@ native: yes
//@ outputs: "main" | "other"
// A class is initialised once, by whoever comes first.

public class InitializedByOne {
    static class Holder {
        static final String BY = Thread.currentThread().getName();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Holder.BY.length(), "other");
        t.start();
        String by = Holder.BY;
        t.join();
        System.out.print(by);
    }
}
