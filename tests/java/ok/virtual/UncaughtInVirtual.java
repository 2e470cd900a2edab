//@ needs: jdk>=21
//@ native: yes
//@ outputs: "hm" | "mh" | "m"
// A handler of its own takes it; main does not wait.
public class UncaughtInVirtual {
    public static void main(String[] args) {
        Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.out.print("h")).start(() -> { throw new Error(); });
        System.out.print("m");
    }
}
