//@ assumes: clock
// A program that reads the clock is told how it is explored.
public class ReadsTheClock {
    public static void main(String[] args) {
        long before = System.nanoTime();
        System.out.println(System.nanoTime() - before > 1000);
    }
}
