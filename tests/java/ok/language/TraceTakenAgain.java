//@ native: yes
//@ outputs: "main" | "again"
// Another thread has the exception take its own stack; the reader has the old trace or the new one.
public class TraceTakenAgain {
    static final Exception E = new Exception();
    static void again() { E.fillInStackTrace(); }
    public static void main(String[] args) throws Exception {
        E.fillInStackTrace();
        Thread t = new Thread(TraceTakenAgain::again);
        t.start();
        System.out.print(E.getStackTrace()[0].getMethodName());
        t.join();
    }
}
