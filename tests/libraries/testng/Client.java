//@ maven: org.testng:testng:7.10.2
//@ maven: org.slf4j:slf4j-nop:2.0.16
// TestNG runs a method twice in two threads.
import java.util.concurrent.atomic.AtomicInteger;
import org.testng.Assert;
import org.testng.TestListenerAdapter;
import org.testng.TestNG;
import org.testng.annotations.AfterClass;
import org.testng.annotations.Test;

public class Client {
    static final AtomicInteger count = new AtomicInteger();

    @Test(threadPoolSize = 2, invocationCount = 2)
    public void counts() { count.incrementAndGet(); }

    @AfterClass
    public void both() { Assert.assertEquals(count.get(), 2); }

    public static void main(String[] args) {
        TestNG runner = new TestNG(false);
        TestListenerAdapter results = new TestListenerAdapter();
        runner.setVerbose(0);
        runner.setTestClasses(new Class<?>[] {Client.class});
        runner.addListener(results);
        runner.run();
        System.out.println(results.getPassedTests().size() + " passed, status " + runner.getStatus());
    }
}
