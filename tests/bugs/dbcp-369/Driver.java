//@ maven: commons-dbcp:commons-dbcp:1.4
//@ tracker: https://issues.apache.org/jira/browse/DBCP-369
//@ expect: exception
// Closing a data source takes it from a map without the lock that others hold while they walk through it.
import org.apache.commons.dbcp.cpdsadapter.DriverAdapterCPDS;
import org.apache.commons.dbcp.datasources.SharedPoolDataSource;

class Driver {
    static void use() {
        try {
            SharedPoolDataSource source = new SharedPoolDataSource();
            source.setConnectionPoolDataSource(new DriverAdapterCPDS());
            source.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(Driver::use).start();
        use();
    }
}
