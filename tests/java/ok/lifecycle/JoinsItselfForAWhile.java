//@ outputs: "back"
//@ native: yes
// A thread that joins itself with a timeout gives up.
public class JoinsItselfForAWhile {
    public static void main(String[] a) throws Exception {
        Thread.currentThread().join(5);
        System.out.print("back");
    }
}
