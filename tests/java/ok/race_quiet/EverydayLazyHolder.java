//@ flags: +listener=race
//@ outputs: "7"
// A holder class is initialised once, and everybody sees all of it.
public class EverydayLazyHolder {
    static class Box {
        int n;

        Box() {
            n = 7;
        }
    }

    static class Holder {
        static final Box BOX = new Box();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            assert Holder.BOX.n == 7;
        });
        t.start();
        System.out.print(Holder.BOX.n);
        t.join();
    }
}
