// append takes the monitor of the receiver, and then that of the argument.
public class BuffersAppendedToEachOther {
    public static void main(String[] a) throws Exception {
        StringBuffer x = new StringBuffer("x"), y = new StringBuffer("y");
        Thread t = new Thread(() -> x.append(y));
        t.start();
        y.append(x);
        t.join();
    }
}
