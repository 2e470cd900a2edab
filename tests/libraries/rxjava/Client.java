//@ maven: io.reactivex.rxjava3:rxjava:3.1.9
// Two sources on two threads, merged.
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Client {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int sum = Flowable.merge(
                Flowable.just(1).subscribeOn(Schedulers.from(pool)),
                Flowable.just(2).subscribeOn(Schedulers.from(pool)))
            .reduce(0, Integer::sum).blockingGet();
        pool.shutdown();
        System.out.println(sum);
        assert sum == 3;
    }
}
