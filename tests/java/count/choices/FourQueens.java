//@ paths: 2
//@ outputs: "1302" | "2031"
// Four queens on a board of four: two solutions, mirror images of each other (a corner queen leaves no
// place for the fourth; a queen next to the corner forces the rest).
import gov.nasa.jpf.vm.Verify;

public class FourQueens {
    static int[] column = new int[4];

    public static void main(String[] args) {
        for (int row = 0; row < 4; row++) {
            column[row] = Verify.getInt(0, 3);
            for (int above = 0; above < row; above++) {
                int apart = Math.abs(column[row] - column[above]);
                Verify.ignoreIf(apart == 0 || apart == row - above);
            }
        }
        System.out.print("" + column[0] + column[1] + column[2] + column[3]);
    }
}
