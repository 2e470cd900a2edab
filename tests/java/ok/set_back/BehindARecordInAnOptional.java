//@ outputs: "-" | "0" | "1"
// Published through a record in an Optional, written afterwards.
import java.util.Optional;

public class BehindARecordInAnOptional {
    static class Box {
        int x;
    }

    record Holder(Box box) {}

    static volatile Optional<Holder> holder = Optional.empty();

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(() -> {
            Box box = new Box();
            holder = Optional.of(new Holder(box));
            box.x = 1;
        });
        maker.start();
        System.out.print(holder.map(h -> "" + h.box().x).orElse("-"));
    }
}
