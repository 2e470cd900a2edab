//@ native: yes
//@ outputs: "true\n"
// An object's hash code is the same for all who ask, whoever asks first.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HashStaysTheSame {
    static final Object o = new Object();
    static int theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = System.identityHashCode(o));
        t.start();
        int mine = System.identityHashCode(o);
        t.join();
        System.out.println(mine == theirs && mine == o.hashCode());
    }
}
