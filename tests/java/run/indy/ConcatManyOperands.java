// String concatenation with more than 200 operands, so javac must split the indy call.
public class ConcatManyOperands {
    static int calls;
    static String c(int v) { calls++; return "<" + v + ">"; }
    public static void main(String[] args) {
        int i = 3; long l = 1L << 40; char ch = 'x'; String st = "st"; String n = null;
        String a = "" + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n
            + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st
            + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-"
            + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i)
            + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st
            + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++)
            + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch
            + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k"
            + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l
            + "-" + "k" + st + ch + n + c(i++) + st + st + n + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st + n
            + c(i) + l + "-" + "k" + st + ch + n + c(i++) + st + st;
        System.out.println(a.length() + " " + a.hashCode() + " " + a);
        System.out.println(i + " " + calls);
    }
}
