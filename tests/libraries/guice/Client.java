//@ maven: com.google.inject:guice:7.0.0
// A singleton that two threads ask for.
import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Singleton;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    static final AtomicInteger made = new AtomicInteger();

    @Singleton
    public static class Service {
        public final int number = made.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Injector injector = Guice.createInjector(new AbstractModule() { });
        Thread other = new Thread(() -> injector.getInstance(Service.class));
        other.start();
        int mine = injector.getInstance(Service.class).number;
        other.join();
        System.out.println(mine + " " + made.get());
        assert made.get() == 1;
    }
}
