// Both threads can pass the check before either takes the last seat.
// Confirmed on JDK 17 and 25: seen.
package javax.seats;

public class CheckThenActInJavax {
    static volatile int seats = 1;

    static void book() {
        if (seats > 0) {
            seats--;
        }
        assert seats >= 0; //~ ASSERT
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(CheckThenActInJavax::book);
        t.start();
        book();
    }
}
