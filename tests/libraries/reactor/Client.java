//@ maven: io.projectreactor:reactor-core:3.6.11
// A flux published on a thread of its own.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

class Client {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        String all = Flux.range(1, 3)
            .publishOn(Schedulers.fromExecutor(pool))
            .map(i -> "" + i * i)
            .reduce((a, b) -> a + "," + b)
            .block();
        pool.shutdown();
        System.out.println(all);
        assert all.equals("1,4,9");
    }
}
