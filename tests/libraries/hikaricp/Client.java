//@ maven: com.zaxxer:HikariCP:6.0.0
//@ maven: com.h2database:h2:2.3.232
//@ maven: org.slf4j:slf4j-nop:2.0.16
// Two threads share a pool of one connection.
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    static final AtomicInteger used = new AtomicInteger();

    static void use(HikariDataSource pool) {
        try (Connection db = pool.getConnection()) {
            used.addAndGet(db.isClosed() ? 0 : 1);
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:h2:mem:client");
        config.setMaximumPoolSize(1);
        try (HikariDataSource pool = new HikariDataSource(config)) {
            Thread other = new Thread(() -> use(pool));
            other.start();
            use(pool);
            other.join();
            System.out.println(used.get() + " " + pool.isRunning());
        }
    }
}
