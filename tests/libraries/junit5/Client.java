//@ maven: org.junit.jupiter:junit-jupiter:5.11.2
//@ maven: org.junit.platform:junit-platform-launcher:1.11.2
// JUnit's launcher runs a test class that starts a thread.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class Client {
    static class Tests {
        int n;

        synchronized void up() { n++; }

        @Test void threads() throws Exception {
            Thread other = new Thread(this::up);
            other.start();
            up();
            other.join();
            assertEquals(2, n);
        }

        @Test void fails() { assertEquals(1, 2); }
    }

    public static void main(String[] args) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(
            LauncherDiscoveryRequestBuilder.request().selectors(selectClass(Tests.class)).build(), summary);
        System.out.println(summary.getSummary().getTestsSucceededCount());
        summary.getSummary().getFailures().forEach(f -> System.out.println(f.getException().getMessage()));
    }
}
