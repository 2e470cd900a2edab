// The race shows only for one of the chosen amounts: adding nought loses nothing.
import gov.nasa.jpf.vm.Verify;

public class LostUpdateForOneAmount {
    static int sum;

    public static void main(String[] args) throws Exception {
        int amount = Verify.getInt(0, 1);
        Thread t = new Thread(() -> sum += amount);
        t.start();
        sum += amount;
        t.join();
        assert sum == 2 * amount; //~ ASSERT
    }
}
