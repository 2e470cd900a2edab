//@ maven: io.micrometer:micrometer-core:1.13.6
// Two threads count with a counter that each registers.
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;

class Client {
    public static void main(String[] args) throws Exception {
        MeterRegistry registry = new SimpleMeterRegistry();
        Thread other = new Thread(() -> registry.counter("calls", "kind", "a").increment());
        other.start();
        registry.counter("calls", "kind", "a").increment(2);
        other.join();
        System.out.println(registry.get("calls").counter().count() + " " + registry.getMeters().size());
        assert registry.getMeters().size() == 1;
    }
}
