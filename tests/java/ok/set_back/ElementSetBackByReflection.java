//@ outputs: "00" | "01" | "10" | "11"
// Written by reflection, read by code.
import java.lang.reflect.Array;

public class ElementSetBackByReflection {
    public static void main(String[] args) throws Exception {
        int[] data = new int[1];
        Thread writer = new Thread(() -> {
            Array.setInt(data, 0, 1);
            Array.set(data, 0, 0);
        });
        writer.start();
        int a = data[0];
        int b = data[0];
        System.out.print("" + a + b);
    }
}
