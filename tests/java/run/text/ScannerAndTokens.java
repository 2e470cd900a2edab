// StreamTokenizer over expressions and a hand-written recursive evaluator.
import java.io.*;
import java.util.*;

public class ScannerAndTokens {
    static void dump(String src, java.util.function.Consumer<StreamTokenizer> setup) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new StringReader(src));
        setup.accept(t);
        StringBuilder sb = new StringBuilder();
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER: sb.append("N").append(t.nval); break;
                case StreamTokenizer.TT_WORD: sb.append("W").append(t.sval); break;
                case StreamTokenizer.TT_EOL: sb.append("EOL"); break;
                case '"':
                case '\'': sb.append("S").append(t.sval); break;
                default: sb.append((char) t.ttype);
            }
            sb.append('@').append(t.lineno()).append(' ');
        }
        System.out.println(sb.toString().trim());
    }

    static double expr(StreamTokenizer t) throws IOException {
        double v = term(t);
        while (t.nextToken() == '+' || t.ttype == '-') v = t.ttype == '+' ? v + term(t) : v - term(t);
        t.pushBack();
        return v;
    }

    static double term(StreamTokenizer t) throws IOException {
        double v = factor(t);
        while (t.nextToken() == '*' || t.ttype == '/') v = t.ttype == '*' ? v * factor(t) : v / factor(t);
        t.pushBack();
        return v;
    }

    static double factor(StreamTokenizer t) throws IOException {
        t.nextToken();
        if (t.ttype == StreamTokenizer.TT_NUMBER) return t.nval;
        if (t.ttype == '-') return -factor(t);
        if (t.ttype == '(') {
            double v = expr(t);
            if (t.nextToken() != ')') throw new IOException("expected ) at " + t);
            return v;
        }
        throw new IOException("unexpected " + t);
    }

    public static void main(String[] args) throws Exception {
        dump("a = 3.5 + b_c*-2 // comment\n'str\\n' \"q\" .5 1e3 x1", t -> { });
        dump("a /* c */ b // d\nc # e", t -> {
            t.slashSlashComments(true);
            t.slashStarComments(true);
            t.commentChar('#');
            t.eolIsSignificant(true);
        });
        dump("Hello-World 12ab", t -> {
            t.wordChars('-', '-');
            t.lowerCaseMode(true);
        });
        dump("1.5 x", t -> {
            t.resetSyntax();
            t.wordChars('0', '9');
            t.whitespaceChars(0, ' ');
        });
        for (String e : new String[] {"1+2*3", "(1+2)*-3", "2*(3-(4/8))", "1/0", "(1", "*"}) {
            StreamTokenizer t = new StreamTokenizer(new StringReader(e));
            t.ordinaryChar('/');
            t.ordinaryChar('-');
            try {
                System.out.println(e + " = " + expr(t));
            } catch (IOException x) {
                System.out.println(e + " : " + x.getMessage());
            }
        }
    }
}
