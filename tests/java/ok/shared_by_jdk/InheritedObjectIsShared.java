//@ native: yes
//@ outputs: "1" | "2"
// What is inherited is the same object: its fields are places like others.

public class InheritedObjectIsShared {
    static final InheritableThreadLocal<int[]> LOCAL = new InheritableThreadLocal<>();

    static void more() {
        int[] box = LOCAL.get();
        box[0]++;
    }

    public static void main(String[] args) throws Exception {
        LOCAL.set(new int[1]);
        Thread t = new Thread(InheritedObjectIsShared::more);
        t.start();
        more();
        t.join();
        System.out.print(LOCAL.get()[0]);
    }
}
