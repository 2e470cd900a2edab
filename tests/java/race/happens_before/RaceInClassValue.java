//@ flags: +listener=race
// What a ClassValue holds is shared.
public class RaceInClassValue {
    static final ClassValue<int[]> cells = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) {
        cells.get(int.class);
        new Thread(() -> cells.get(int.class)[0] = 1).start(); //~ RACE
        cells.get(int.class)[0] = 2; //~ RACE
    }
}
