//@ expect: exception java.util.ConcurrentModificationException
// Each method of a synchronized list holds its lock, a walk over it does not.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;

public class ListenersWalkedOpenly {
    static class Model {
        private final List<IntConsumer> listeners = Collections.synchronizedList(new ArrayList<>());

        void set(int n) {
            for (IntConsumer l : listeners) l.accept(n); //~ THROWS
        }
    }

    public static void main(String[] args) throws Exception {
        Model model = new Model();
        model.listeners.add(n -> {});
        Thread registrar = new Thread(() -> model.listeners.add(n -> {}));
        registrar.start();
        model.set(5);
        registrar.join();
    }
}
