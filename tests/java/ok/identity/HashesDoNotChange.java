//@ outputs: "true\n"
//@ native: yes
// However many threads come and go, an object keeps its identity hash.
public class HashesDoNotChange {
    static int theirs;

    public static void main(String[] args) throws Exception {
        Object o = new Object();
        int first = o.hashCode();
        Thread t = new Thread(() -> theirs = System.identityHashCode(o));
        t.start();
        t.join();
        System.out.println(first == theirs && first == o.hashCode());
    }
}
