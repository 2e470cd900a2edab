//@ needs: jdk>=21
//@ flags: +listener=race
// Virtual threads race like any others.
public class VirtualFieldRace {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(() -> count = 1); //~ RACE
        count = 2; //~ RACE
        t.join();
    }
}
