//@ maven: org.xerial:sqlite-jdbc:3.46.1.3
//@ unsupported: the driver unpacks and loads native code
// The database is native code: what the driver does when it is asked for a connection.
import java.sql.Connection;
import java.sql.DriverManager;

class Client {
    public static void main(String[] args) throws Exception {
        try (Connection db = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            System.out.println(db.getMetaData().getDatabaseProductName());
        }
    }
}
