//@ flags: +listener=race
// Initialisation orders what the initialiser wrote, not what comes later.
public class WrittenAfterInitialization {
    static class Holder {
        static int value = 1;
    }

    public static void main(String[] args) {
        new Thread(() -> Holder.value = 2).start(); //~ RACE
        if (Holder.value == 2) { //~ RACE
            return;
        }
    }
}
