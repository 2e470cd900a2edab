//@ needs: jdk>=21
//@ outputs: "big 10" | "big 1" | "small 1" | "small 10"
// A guard reads a mutable component, the body reads it again.
public class GuardReadsTwice {
    static class Box {
        int n = 1;
    }

    record Holder(Box box) {
    }

    public static void main(String[] args) throws Exception {
        Object h = new Holder(new Box());
        Thread t = new Thread(() -> {
            ((Holder) h).box.n = 10;
            ((Holder) h).box.n = 1;
        });
        t.start();
        System.out.print(switch (h) {
            case Holder(Box b) when b.n > 5 -> "big " + b.n;
            case Holder(Box b) -> "small " + b.n;
            default -> "?";
        });
        t.join();
    }
}
