//@ flags: +listener=race +race.include=Account.*
// The race is on a variable that was not asked for.
public class OnlyOthersIncluded {
    static int[] hits = new int[1];

    public static void main(String[] args) {
        new Thread(() -> hits[0]++).start();
        hits[0]++;
    }
}
