//@ flags: +vm.clock_steps=1s,60s
//@ outputs: "0 0\n" | "0 1\n" | "0 60\n" | "1 0\n" | "1 59\n" | "60 0\n"
// The clock climbs the ladder that it is given, from any rung to any higher one.
public class OwnSteps {
    public static void main(String[] args) {
        long start = System.currentTimeMillis();
        long first = System.currentTimeMillis();
        long second = System.currentTimeMillis();
        System.out.println((first - start) / 1000 + " " + (second - first) / 1000);
    }
}
