//@ needs: jdk>=21
//@ outputs: "w-0w-1" | "w-1w-0"
// One thread asks the builder for both; they run in either order.
public class NamesOfOneBuilder {
    static String log = "";

    static synchronized void note() {
        log += Thread.currentThread().getName();
    }

    public static void main(String[] args) throws Exception {
        Thread.Builder b = Thread.ofPlatform().name("w-", 0);
        Thread x = b.start(NamesOfOneBuilder::note);
        Thread y = b.start(NamesOfOneBuilder::note);
        x.join();
        y.join();
        System.out.print(log);
    }
}
