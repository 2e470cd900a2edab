// A choice of one value is none: the program goes on at once, prints, counts over all paths and asks for graphs behind it. Each path does so
// once, whether its step is run alone or not: the counter is the number of paths that came there.
//@ outputs: "0" | "1" | "2" | "3" | "4" | "5"
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;

public class ChoicesOfOne {
    static int only(int n) {
        return n + Verify.getInt(0, 0) + Verify.random(0) + Verify.getInt(3, 3);
    }

    public static void main(String[] args) {
        int warm = only(1) + Verify.getCounter(0) + Verify.getInt(0, 2);
        int n = Verify.getInt(0, 1) * 3 + warm - 4;
        int sum = only(n);
        Explore.ignoreIfSeen(new int[] {n});
        int count = Verify.incrementCounter(0);
        assert count >= 1 && count <= 6 : count;
        System.out.print(sum - 3);
    }
}
