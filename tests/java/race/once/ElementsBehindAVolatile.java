//@ flags: --race
// That the array is found by a volatile field says nothing about what is written later.
public class ElementsBehindAVolatile {
    static volatile int[] data = new int[1];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> data[0] = 1); //~ RACE
        other.start();
        if (data[0] == 1) { //~ RACE
            System.out.print("");
        }
    }
}
