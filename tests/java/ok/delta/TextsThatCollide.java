// Switches over strings whose hashes are equal, in other states other strings: literals, made ones, interned ones.
import gov.nasa.jpf.vm.Verify;

public class TextsThatCollide {
    static int number(String text) {
        switch (text) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaBB":
                return 3;
            case "BBAa":
                return 4;
            case "":
                return 5;
            default:
                return text.length() > 2 ? 6 : 7;
        }
    }

    static void run() {
        String[] parts = {"Aa", "BB", "", "C"};
        String first = parts[choose(0, 3)];
        String second = parts[choose(0, 3)];
        String made = first.concat(second);
        int is = number(first) * 100 + number(second) * 10 + number(made);
        boolean same = made == first;
        String again = (choose(0, 1) == 1) ? made.intern() : made;
        int found = number(again);
        boolean literal = again == "Aa" || again == "AaBB";
        choose(0, 1);
        System.out.println(made + " " + is + " " + same + " " + found + " " + literal);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
