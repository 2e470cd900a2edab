//@ maven: org.hsqldb:hsqldb:2.7.3
// Two connections to one database in memory, both of which insert.
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

class Client {
    static void insert(int n) {
        try (Connection db = DriverManager.getConnection("jdbc:hsqldb:mem:client"); Statement sql = db.createStatement()) {
            sql.executeUpdate("insert into numbers values (" + n + ")");
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection db = DriverManager.getConnection("jdbc:hsqldb:mem:client"); Statement sql = db.createStatement()) {
            sql.execute("create table numbers(n int)");
            Thread other = new Thread(() -> insert(20));
            other.start();
            insert(3);
            other.join();
            ResultSet rows = sql.executeQuery("select sum(n) from numbers");
            rows.next();
            System.out.println(rows.getInt(1));
            sql.execute("shutdown");
        }
    }
}
