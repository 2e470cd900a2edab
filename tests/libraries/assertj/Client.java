//@ maven: org.assertj:assertj-core:3.26.3
// Assertions of two threads, one of which fails softly.
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.assertj.core.api.SoftAssertions;

class Client {
    public static void main(String[] args) throws Exception {
        SoftAssertions soft = new SoftAssertions();
        Thread other = new Thread(() -> assertThat(List.of(1, 2)).contains(2).hasSize(2));
        other.start();
        soft.assertThat("text").as("a text").startsWith("x");
        other.join();
        assertThat(CompletableFuture.completedFuture(1)).isCompletedWithValue(1);
        System.out.println(soft.errorsCollected().get(0).getMessage().split("\n")[0]);
        assert soft.errorsCollected().size() == 1;
    }
}
