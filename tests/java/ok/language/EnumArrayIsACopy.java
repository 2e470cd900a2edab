//@ native: yes
//@ outputs: "A"
// values() gives a copy to each.
public class EnumArrayIsACopy {
    enum E { A, B }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> E.values()[0] = E.B);
        t.start();
        System.out.print(E.values()[0]);
        t.join();
    }
}
