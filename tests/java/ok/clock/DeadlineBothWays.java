//@ native: yes
//@ outputs: "in time\n" | "late\n"
// One look at the clock after some work: the deadline has passed or not.
// Confirmed on JDK 17 and 25, but for "in time".
public class DeadlineBothWays {
    public static void main(String[] args) {
        long end = System.nanoTime() + 1000;
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += i;
        }
        System.out.println(System.nanoTime() - end >= 0 ? "late" : "in time");
    }
}
