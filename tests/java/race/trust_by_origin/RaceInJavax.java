//@ flags: +listener=race
// Two plain writes without an order, in a package that begins with javax.
package javax.field;

public class RaceInJavax {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start(); //~ RACE
        x = 2; //~ RACE
    }
}
