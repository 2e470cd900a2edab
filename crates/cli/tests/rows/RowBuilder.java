public class RowBuilder {
    static final StringBuilder log = new StringBuilder();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> log.append("ab"), "t");
        t.start();
        log.append("cd");
        t.join();
        String s = log.toString();
        assert s.length() == 4 : s;
    }
}
