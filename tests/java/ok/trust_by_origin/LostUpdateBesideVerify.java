//@ native: yes
//@ outputs: "1\n" | "2\n"
// The package of the checker's own API holds a class of the program too.
// Confirmed on JDK 17 and 25: every outcome was seen.
package gov.nasa.jpf.vm;

public class LostUpdateBesideVerify {
    int count;

    void add() {
        int seen = count;
        count = seen + 1;
    }

    public static void main(String[] args) throws Exception {
        LostUpdateBesideVerify shared = new LostUpdateBesideVerify();
        Thread t = new Thread(shared::add);
        t.start();
        shared.add();
        t.join();
        System.out.println(shared.count);
    }
}
