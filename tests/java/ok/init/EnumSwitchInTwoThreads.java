//@ outputs: "6 6\n"
//@ native: yes
// The table behind a switch on an enum is filled by an initialiser and only read afterwards: whoever comes first.
public class EnumSwitchInTwoThreads {
    enum Kind { A, B, C }

    static int weigh(Kind kind) {
        switch (kind) {
            case A:
                return 1;
            case B:
                return 2;
            default:
                return 3;
        }
    }

    static int sum() {
        int sum = 0;
        for (Kind kind : Kind.values()) {
            sum += weigh(kind);
        }
        return sum;
    }

    static int theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = sum());
        t.start();
        int mine = sum();
        t.join();
        System.out.println(mine + " " + theirs);
    }
}
