//@ native: yes
//@ outputs: "1" | "2"
// What a proxy passes on is a call like others.
import java.lang.reflect.*;
import java.util.*;
public class ProxyLosesUpdate {
    interface Adder { void add(); }
    public static void main(String[] args) throws Exception {
        int[] n = new int[1];
        Adder a = (Adder) Proxy.newProxyInstance(
                ProxyLosesUpdate.class.getClassLoader(), new Class<?>[] {Adder.class}, (p, m, x) -> {
                    n[0]++;
                    return null;
                });
        Thread t = new Thread(a::add);
        t.start();
        a.add();
        t.join();
        System.out.print(n[0]);
    }
}
