//@ maven: com.google.dagger:dagger:2.52
//@ maven: com.google.dagger:dagger-compiler:2.52
// A component that Dagger's processor wrote; its singleton is asked for by two threads.
import dagger.Component;
import javax.inject.Inject;
import javax.inject.Singleton;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    static final AtomicInteger made = new AtomicInteger();

    @Singleton
    static class Service {
        final int number = made.incrementAndGet();

        @Inject Service() { }
    }

    @Singleton @Component
    interface Services {
        Service service();
    }

    public static void main(String[] args) throws Exception {
        Services services = DaggerClient_Services.create();
        Thread other = new Thread(services::service);
        other.start();
        int mine = services.service().number;
        other.join();
        System.out.println(mine + " " + made.get());
        assert made.get() == 1;
    }
}
