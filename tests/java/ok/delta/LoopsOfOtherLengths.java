// Loops and recursion of other depths in every state, nested, left in the middle, and one that goes too deep.
import gov.nasa.jpf.vm.Verify;

public class LoopsOfOtherLengths {
    static int deepest;

    static int down(int n) {
        return n == 0 ? 0 : 1 + down(n - 1);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int forever(int n) {
        deepest = 1;
        return forever(n + 1) + 1;
    }

    public static void main(String[] args) {
        int a = Verify.getInt(0, 4);
        int b = Verify.getInt(0, 4);
        int sum = 0;
        outer:
        for (int i = 0; i < a; i++) {
            for (int j = i; j < b; j++) {
                if (i * j == 6) {
                    break outer;
                }
                if ((i + j) % 3 == 0) {
                    continue outer;
                }
                sum += down(i + j);
            }
            do {
                sum++;
            } while (sum % 4 != 0);
        }
        int c = Verify.getInt(0, 1);
        if (a == 4 && b == 4 && c == 1) {
            try {
                forever(0);
            } catch (StackOverflowError e) {
                sum = -1;
            }
        } else {
            sum += ackermann(a % 3, b);
        }
        System.out.println(a + " " + b + " " + c + " " + sum + " " + deepest);
    }
}
