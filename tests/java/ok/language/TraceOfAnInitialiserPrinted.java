//@ native: yes
//@ outputs: "2" | "3"
// How many frames there are below an exception that an initialiser keeps depends on who came first: a thread's own stack begins
// with run and what run is called by, that of main with main.
import java.io.*;
public class TraceOfAnInitialiserPrinted {
    static class H { static final Exception MADE = new Exception(); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread() { @Override public void run() { deeper(); } void deeper() { H.touch(); } };
        t.start();
        H.touch();
        t.join();
        StringWriter text = new StringWriter();
        H.MADE.printStackTrace(new PrintWriter(text, true));
        System.out.print(text.toString().split("\n").length - 1);
    }
}
