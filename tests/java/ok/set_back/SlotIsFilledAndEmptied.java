//@ outputs: "00" | "10" | "11"
// Did main take what was put in the slot, and did the other see it empty afterwards? It does not without main having taken it.
public class SlotIsFilledAndEmptied {
    static final Object[] slots = new Object[1];

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread other = new Thread(() -> {
            slots[0] = "x";
            seen[0] = slots[0] == null ? 1 : 0;
        });
        other.start();
        int taken = 0;
        if (slots[0] != null) {
            slots[0] = null;
            taken = 1;
        }
        other.join();
        System.out.print("" + taken + seen[0]);
    }
}
