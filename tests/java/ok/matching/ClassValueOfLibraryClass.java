//@ native: yes
//@ outputs: "1\n" | "2\n"
// As ClassValueOfTwoWorkers, with the value at a class of the library.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ClassValueOfLibraryClass {
    static final ClassValue<int[]> cells = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) throws Exception {
        cells.get(String.class);
        Thread t = new Thread(() -> cells.get(String.class)[0]++);
        Thread u = new Thread(() -> cells.get(String.class)[0]++);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(cells.get(String.class)[0]);
    }
}
