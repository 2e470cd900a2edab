//@ maven: org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm:1.9.0
// Two coroutines on a pool of two threads add up.
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Unit;
import kotlin.coroutines.EmptyCoroutineContext;
import kotlinx.coroutines.BuildersKt;
import kotlinx.coroutines.CoroutineStart;
import kotlinx.coroutines.ExecutorCoroutineDispatcher;
import kotlinx.coroutines.ExecutorsKt;

class Client {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        ExecutorCoroutineDispatcher pool = ExecutorsKt.from(Executors.newFixedThreadPool(2));
        BuildersKt.runBlocking(EmptyCoroutineContext.INSTANCE, (scope, rest) -> {
            for (int i = 1; i <= 2; i++) {
                int add = i;
                BuildersKt.launch(scope, pool, CoroutineStart.DEFAULT, (inner, more) -> {
                    sum.addAndGet(add);
                    return Unit.INSTANCE;
                });
            }
            return Unit.INSTANCE;
        });
        pool.close();
        System.out.println(sum);
        assert sum.get() == 3;
    }
}
