//@ needs: jdk>=21
//@ flags: +listener=race
// Reading without joining.
public class VirtualWithoutJoin {
    static int x;

    public static void main(String[] args) {
        Thread.startVirtualThread(() -> x = 1); //~ RACE
        System.out.print(x); //~ RACE
    }
}
