//@ flags: +listener=race +race.exclude=ExcludedField.hits
// Nobody minds a lost hit.
public class ExcludedField {
    static int hits;

    public static void main(String[] args) {
        new Thread(() -> hits++).start();
        hits++;
    }
}
