//@ native: yes
//@ outputs: "null A"
// In the initialiser of an enum its static fields are not there yet.
public class EnumSeesItself {
    static String seen = "";

    enum E {
        A;

        static final String NAME = new String("A");

        E() {
            seen += name(this);
        }

        static String name(E e) {
            return NAME + " ";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> E.A.ordinal());
        t.start();
        E.A.ordinal();
        t.join();
        System.out.print(seen + E.NAME);
    }
}
