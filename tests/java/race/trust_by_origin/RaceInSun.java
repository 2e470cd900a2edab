//@ flags: +listener=race
// A plain read and a plain write of an element, in a package that begins with sun.
package sun.field;

public class RaceInSun {
    static final int[] cells = new int[2];

    public static void main(String[] args) {
        new Thread(() -> cells[1] = 1).start(); //~ RACE
        if (cells[1] == 1) { //~ RACE
            return;
        }
    }
}
