//@ native: yes
//@ outputs: "null\n" | "v\n"
// The text is made by the program itself, from within println.
public class PrintsAProperty {
    public static void main(String[] args) throws Exception {
        Object view = new Object() { public String toString() { return System.getProperty("k"); } };
        Thread t = new Thread(() -> System.setProperty("k", "v"));
        t.start();
        System.out.println(view);
        t.join();
    }
}
