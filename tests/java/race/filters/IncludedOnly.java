//@ flags: +listener=race +race.include=IncludedOnly.second
// Of two races only the second is asked for.
public class IncludedOnly {
    static int first;
    static int second;

    static void both() {
        first++;
        second++; //~ RACE
    }

    public static void main(String[] args) {
        new Thread(IncludedOnly::both).start();
        both();
    }
}
