//@ native: yes
//@ outputs: "body [b, a]"
// Resources are closed in reverse order, what they throw is kept beside the first exception.
public class SuppressedInOrder {
    record Res(String name) implements AutoCloseable {
        public void close() {
            throw new IllegalStateException(name);
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder out = new StringBuilder();
        Thread t = new Thread(() -> {
            try (Res a = new Res("a"); Res b = new Res("b")) {
                throw new IllegalArgumentException("body");
            } catch (RuntimeException e) {
                out.append(e.getMessage()).append(" [").append(e.getSuppressed()[0].getMessage()).append(", ")
                    .append(e.getSuppressed()[1].getMessage()).append("]");
            }
        });
        t.start();
        t.join();
        System.out.print(out);
    }
}
