//@ native: yes
//@ outputs: "ac" | "ca"
// What the initialiser prints stands before or behind what one of its users prints.
public class InitialiserPrints {
    static class C {
        static {
            System.out.print("c");
        }

        static void use() {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.out.print("a");
            C.use();
        });
        Thread u = new Thread(() -> C.use());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
