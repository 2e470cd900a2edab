//@ native: yes
//@ outputs: "0" | "1" | "none"
// A constructor that gives its object away before it is done: the final field is seen without its value.

public class FinalSeenTooEarly {
    static FinalSeenTooEarly shared;
    final int x;

    FinalSeenTooEarly() {
        shared = this;
        x = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FinalSeenTooEarly::new);
        t.start();
        FinalSeenTooEarly o = shared;
        System.out.print(o == null ? "none" : "" + o.x);
    }
}
