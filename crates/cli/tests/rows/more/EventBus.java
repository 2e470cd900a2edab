import java.util.*; import java.util.function.*;
public class EventBus {
    private final Map<String, Consumer<String>> listeners = new LinkedHashMap<>();
    void on(String name, Consumer<String> l) { listeners.put(name, l); }
    void off(String name) { listeners.remove(name); }
    void emit(String e) { for (Consumer<String> l : listeners.values()) l.accept(e); }
    public static void main(String[] args) throws Exception {
        EventBus bus = new EventBus();
        bus.on("a", e -> System.out.println("a " + e)); bus.on("b", e -> System.out.println("b " + e));
        Thread t = new Thread(() -> bus.off("b"), "remover"); t.start();
        bus.emit("hello");
        t.join();
    }
}
