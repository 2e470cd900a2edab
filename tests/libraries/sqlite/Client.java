//@ maven: org.xerial:sqlite-jdbc:3.46.1.3
//@ unsupported: the database itself is native code
// The driver is native code: what it says when it is asked for a connection.
import java.sql.Connection;
import java.sql.DriverManager;

class Client {
    public static void main(String[] args) throws Exception {
        try (Connection db = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            System.out.println(db.getMetaData().getDatabaseProductName());
        }
    }
}
