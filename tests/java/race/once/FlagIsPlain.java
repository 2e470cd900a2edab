//@ flags: --race
// Data behind a flag that is not volatile: both are races.
public class FlagIsPlain {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> ready = true); //~ RACE
        other.start();
        if (ready) { //~ RACE
            System.out.print("");
        }
    }
}
