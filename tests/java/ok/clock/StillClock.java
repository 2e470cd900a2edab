//@ flags: +vm.clock=still
//@ outputs: "0\n"
// With a clock that stands still, computing takes no time.
public class StillClock {
    public static void main(String[] args) {
        long start = System.nanoTime();
        System.out.println(System.nanoTime() - start);
    }
}
