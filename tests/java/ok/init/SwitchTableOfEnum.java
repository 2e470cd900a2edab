//@ native: yes
//@ outputs: "AB" | "BA"
public class SwitchTableOfEnum {
    enum E { A, B }
    static final StringBuffer text = new StringBuffer();
    static void say(E e) {
        switch (e) {
            case A: text.append("A"); break;
            case B: text.append("B"); break;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> say(E.A));
        t.start();
        say(E.B);
        t.join();
        System.out.print(text);
    }
}
