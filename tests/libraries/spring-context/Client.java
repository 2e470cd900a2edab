//@ maven: org.springframework:spring-context:6.1.14
// A lazy singleton that two threads ask for.
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

class Client {
    static final AtomicInteger made = new AtomicInteger();

    @Configuration(proxyBeanMethods = false)
    public static class Config {
        @Bean @Lazy StringBuilder text() {
            made.incrementAndGet();
            return new StringBuilder("spring");
        }
    }

    public static void main(String[] args) throws Exception {
        try (var context = new AnnotationConfigApplicationContext(Config.class)) {
            Thread other = new Thread(() -> context.getBean(StringBuilder.class));
            other.start();
            StringBuilder mine = context.getBean(StringBuilder.class);
            other.join();
            System.out.println(mine + " " + made.get());
            assert made.get() == 1;
        }
    }
}
