//@ native: yes
//@ outputs: "Thread[a,5,main]" | "Thread[b,5,main]"
//@ needs: jdk<=18
// The name is read when the text is made.
public class NameInATextMeanwhile {
    public static void main(String[] args) throws Exception {
        Thread x = new Thread(() -> {}, "a");
        Thread t = new Thread(() -> x.setName("b"));
        t.start();
        System.out.print(x);
        t.join();
    }
}
