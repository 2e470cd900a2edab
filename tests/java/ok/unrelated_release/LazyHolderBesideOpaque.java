//@ flags: --race
// The holder is initialised by whoever comes first, and ordered before both; the opaque figure is not what they rely on.
import java.util.concurrent.atomic.AtomicLong;

public class LazyHolderBesideOpaque {
    static final AtomicLong CALLS = new AtomicLong();

    static class Service {
        int state;

        Service() {
            state = 5;
        }
    }

    static class Holder {
        static Service service = new Service();
    }

    static int use() {
        CALLS.setOpaque(CALLS.getOpaque() + 1);
        return Holder.service.state;
    }

    public static void main(String[] args) {
        new Thread(LazyHolderBesideOpaque::use).start();
        System.out.println(use());
    }
}
