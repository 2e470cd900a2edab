//@ outputs: "Thread[t,5,main]" | "Thread[t,5,]"
//@ needs: jdk<=18
// A thread that has ended has no group: so its text says, whoever turns it into text.
public class TextOfAThreadShowsItsGroup {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {}, "t");
        t.start();
        System.out.print("" + t);
    }
}
