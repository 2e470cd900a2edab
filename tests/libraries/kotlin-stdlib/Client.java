//@ maven: org.jetbrains.kotlin:kotlin-stdlib:2.0.21
// Kotlin's lazy, forced by two threads.
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.collections.CollectionsKt;

class Client {
    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> lazy = LazyKt.lazy(made::incrementAndGet);
        Thread other = new Thread(lazy::getValue);
        other.start();
        int mine = lazy.getValue();
        other.join();
        System.out.println(mine + " " + CollectionsKt.joinToString(List.of(1, 2), "+", "", "", -1, "", null));
        assert made.get() == 1;
    }
}
