package integerchoice;

import gov.nasa.jpf.vm.Verify;

/** Three choices from 1..n, one after the other, with a harmless use of each. */
public final class IntegerChoice {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    int first = Verify.getInt(1, n);
    int second = Verify.getInt(1, n);
    int third = Verify.getInt(1, n);
    int sum = first + second + third;
    assert sum >= 3 && sum <= 3 * n;
  }
}
