//@ flags: +listener=race
// A StringBuilder is plain too.
public class BuilderInTwoThreads {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        new Thread(() -> text.append('a')).start(); //~ RACE
        text.append('b'); //~ RACE
    }
}
