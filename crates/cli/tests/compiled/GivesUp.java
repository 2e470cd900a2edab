/** Small methods that call smaller ones and then find something that they cannot do: what was inlined is run again. */
public class GivesUp {
    static int turns;

    static class Box {
        int value = 1;
        Box next;
    }

    static int twice(int i) { return i + i; }

    static int value(Box box, int i) { return twice(twice(i)) + box.value; }

    static int sum() {
        Box box = new Box();
        int sum = 0;
        for (int i = 0; i < 30; i++) {
            try {
                sum += value(i % 3 == 0 ? box.next : box, i);
            } catch (NullPointerException e) {
                sum--;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> turns += sum());
        t.start();
        turns += sum();
        t.join();
        System.out.println(turns);
    }
}
