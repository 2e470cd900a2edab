//@ needs: jdk>=21
//@ native: yes
//@ outputs: "7\n"
// A virtual thread's work is there after join.
public class VirtualJoin {
    static int result;

    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().start(() -> result = 7);
        t.join();
        System.out.println(result);
    }
}
