//@ needs: jdk>=21
//@ outputs: "boom:h7true"
// The handler that the builder was given sees the exception, and no finding remains.
public class BuilderSetsAHandler {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofPlatform().name("h").priority(7).daemon()
                .uncaughtExceptionHandler((who, e) -> log = e.getMessage() + ":" + who.getName() + who.getPriority() + who.isDaemon())
                .start(() -> {
                    throw new IllegalStateException("boom");
                });
        t.join();
        System.out.print(log);
    }
}
