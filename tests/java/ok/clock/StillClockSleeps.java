//@ flags: +vm.clock=still
//@ outputs: "20\n"
// It moves by sleeps all the same.
public class StillClockSleeps {
    public static void main(String[] args) throws Exception {
        long start = System.currentTimeMillis();
        Thread.sleep(20);
        System.out.println(System.currentTimeMillis() - start);
    }
}
