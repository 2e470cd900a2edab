//@ native: yes
//@ outputs: ""
// Either thread may make its string the interned one; the program cannot tell.
public class IdentityInterns {
    static volatile String a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = new String(new char[] {'q', 'x', 'z'}).intern());
        Thread u = new Thread(() -> b = new String(new char[] {'q', 'x', 'z'}).intern());
        t.start(); u.start(); t.join(); u.join();
        assert a == b;
        a = (Thread.currentThread().getName() + "u").intern(); b = System.getProperty("java.vm.name").intern();
        synchronized ("lit") { a = "lit"; }
    }
}
