//@ needs: jdk>=19
//@ outputs: "7" | "not yet"
import java.util.concurrent.*;
public class ResultNowOrNot {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 7);
        new Thread(f).start();
        try {
            System.out.print(f.resultNow());
        } catch (IllegalStateException e) {
            System.out.print("not yet");
        }
    }
}
