//@ native: yes
//@ outputs: "true true false"
public class ClearedByIsInterruptedNot {
    public static void main(String[] args) {
        Thread me = Thread.currentThread();
        me.interrupt();
        System.out.print(me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
    }
}
