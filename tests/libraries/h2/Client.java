//@ maven: com.h2database:h2:2.3.232
// Two connections to one database in memory, both of which count up.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

class Client {
    static void add() {
        try (Connection db = DriverManager.getConnection("jdbc:h2:mem:client"); Statement sql = db.createStatement()) {
            sql.executeUpdate("update counter set n = n + 1");
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection db = DriverManager.getConnection("jdbc:h2:mem:client"); Statement sql = db.createStatement()) {
            sql.execute("create table counter(n int)");
            sql.execute("insert into counter values (0)");
            Thread other = new Thread(Client::add);
            other.start();
            add();
            other.join();
            ResultSet rows = sql.executeQuery("select n from counter");
            rows.next();
            System.out.println(rows.getInt(1));
        }
    }
}
