//@ flags: +listener=race
//@ outputs: "[1, 4, 9]"
// Every element of a shared array is written by one thread, and read when the stream has ended.
import java.util.Arrays;
import java.util.stream.IntStream;

public class EverydayParallelStream {
    public static void main(String[] args) {
        int[] out = new int[3];
        IntStream.range(0, 3).parallel().forEach(i -> out[i] = (i + 1) * (i + 1));
        System.out.print(Arrays.toString(out));
    }
}
