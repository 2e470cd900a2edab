//@ outputs: "B"
//@ native: yes
// Whoever comes first initialises the enum; the other waits for it.

public class EnumValueOfWhileInitializing {
    enum Color {
        A, B
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Color.valueOf("A"));
        t.start();
        System.out.print(Color.valueOf("B"));
        t.join();
    }
}
