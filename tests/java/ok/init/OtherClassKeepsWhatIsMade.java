//@ outputs: "0\n" | "1\n" | "none\n"
// While Maker is initialised, its list is kept by Keeper, which is initialised already: others reach it from then on.
public class OtherClassKeepsWhatIsMade {
    static class Keeper {
        static volatile Box kept;
    }

    static class Box {
        int value;
    }

    static class Maker {
        static final Box BOX = new Box();

        static {
            keep();
            BOX.value = 1;
        }

        static void keep() {
            Keeper.kept = BOX;
        }
    }

    static String seen = "none";

    public static void main(String[] args) throws Exception {
        Object ready = Keeper.kept;
        Thread t = new Thread(() -> {
            Box box = Keeper.kept;
            if (box != null) {
                seen = String.valueOf(box.value);
            }
        });
        t.start();
        int made = Maker.BOX.value;
        t.join();
        System.out.println(seen);
    }
}
