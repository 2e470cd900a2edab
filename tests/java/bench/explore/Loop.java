/** A loop of nine bytecodes a round: how many an interpreter makes in a second. */
public class Loop {
    public static void main(String[] args) {
        int n = 100_000_000;
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i;
        System.out.println(sum);
    }
}
