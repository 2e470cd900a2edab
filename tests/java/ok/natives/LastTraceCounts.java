//@ outputs: "false" | "true"
// Of two stack traces that are taken of one exception the later one stays.
public class LastTraceCounts {
    static Exception e = new Exception();
    static void deeper() { e.fillInStackTrace(); }

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            e.fillInStackTrace();
        });
        Thread t2 = new Thread(() -> {
            deeper();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(e.getStackTrace()[0].getMethodName().equals("deeper"));
    }
}
