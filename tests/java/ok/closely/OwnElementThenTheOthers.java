//@ outputs: "10" | "11"
// Each thread uses an element of its own; one looks at that of the other in the end.
public class OwnElementThenTheOthers {
    public static void main(String[] args) throws Exception {
        int[] data = new int[2];
        Thread other = new Thread(() -> data[1] = 1);
        other.start();
        data[0]++;
        System.out.print("" + data[0] + data[1]);
    }
}
