//@ maven: org.apache.commons:commons-dbcp2:2.12.0
//@ maven: com.h2database:h2:2.3.232
// Two threads share a pool of one connection.
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.dbcp2.BasicDataSource;

class Client {
    static final AtomicInteger used = new AtomicInteger();

    static void use(BasicDataSource pool) {
        try (Connection db = pool.getConnection()) {
            used.addAndGet(db.isClosed() ? 0 : 1);
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (BasicDataSource pool = new BasicDataSource()) {
            pool.setUrl("jdbc:h2:mem:client");
            pool.setMaxTotal(1);
            Thread other = new Thread(() -> use(pool));
            other.start();
            use(pool);
            other.join();
            System.out.println(used.get() + " " + pool.getNumActive());
        }
    }
}
