//@ flags: +listener=race
// What is written after start is not ordered.
public class WrittenAfterStart {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> System.out.println(x)).start(); //~ RACE
        x = 1; //~ RACE
    }
}
