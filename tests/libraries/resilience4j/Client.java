//@ maven: io.github.resilience4j:resilience4j-circuitbreaker:2.2.0
//@ maven: org.slf4j:slf4j-nop:2.0.16
// Two failures on two threads open a circuit breaker.
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;

class Client {
    static void fail(CircuitBreaker breaker) {
        try {
            breaker.executeRunnable(() -> { throw new IllegalStateException("failed"); });
        } catch (RuntimeException expected) {
            // a circuit that is open already refuses with an exception as well
        }
    }

    public static void main(String[] args) throws Exception {
        CircuitBreaker breaker = CircuitBreaker.of("client", CircuitBreakerConfig.custom()
            .slidingWindowSize(2).minimumNumberOfCalls(2).build());
        Thread other = new Thread(() -> fail(breaker));
        other.start();
        fail(breaker);
        other.join();
        System.out.println(breaker.getState());
        assert breaker.getState() == CircuitBreaker.State.OPEN;
    }
}
