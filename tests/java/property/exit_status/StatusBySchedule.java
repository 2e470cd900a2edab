// 0 or 3, as the schedule will have it.
public class StatusBySchedule {
    static volatile boolean late;

    public static void main(String[] args) {
        new Thread(() -> late = true).start();
        if (late) {
            System.exit(3);
        }
    }
}
