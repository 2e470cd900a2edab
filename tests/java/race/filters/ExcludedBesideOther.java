//@ flags: +listener=race +race.exclude=*.hits,long[]
// One race is left out, the other is not.
public class ExcludedBesideOther {
    static int hits;
    static int[] counts = new int[1];

    static void hit() {
        hits++;
        counts[0]++; //~ RACE
    }

    public static void main(String[] args) {
        new Thread(ExcludedBesideOther::hit).start();
        hit();
    }
}
