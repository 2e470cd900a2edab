//@ native: yes
//@ outputs: "true" | "false"
// a is set before b: to see b without a, one has to read a first.
public class ConditionReadsBoth {
    static volatile int a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { a = 1; b = 1; });
        t.start();
        System.out.print(a == 0 & b == 1);
        t.join();
    }
}
