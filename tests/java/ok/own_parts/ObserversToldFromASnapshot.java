//@ native: yes
//@ outputs: "" | "x"
// Those who are told are taken from a snapshot: an observer added meanwhile may miss it.
import java.util.*;
public class ObserversToldFromASnapshot {
    static class Subject extends Observable { void change() { setChanged(); notifyObservers(); } }
    public static void main(String[] args) throws Exception {
        StringBuffer text = new StringBuffer();
        Subject s = new Subject();
        Thread t = new Thread(() -> s.addObserver((o, a) -> text.append("x")));
        t.start();
        s.change();
        t.join();
        System.out.print(text);
    }
}
