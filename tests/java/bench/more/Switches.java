/** Dense, sparse, string and enum switches: a lexer and a state machine. */
public class Switches {
    enum Kind { NUMBER, NAME, PLUS, TIMES, OPEN, CLOSE, END }

    static int keyword(String s) {
        return switch (s) {
            case "if" -> 1;
            case "else" -> 2;
            case "while" -> 3;
            case "return" -> 4;
            case "x" -> 5;
            default -> 0;
        };
    }

    static int weight(Kind k) {
        return switch (k) {
            case NUMBER -> 3;
            case NAME -> 5;
            case PLUS, TIMES -> 7;
            case OPEN -> 11;
            case CLOSE -> 13;
            case END -> 17;
        };
    }

    static int sparse(int v) {
        switch (v) {
            case 1: return 10;
            case 100: return 20;
            case 1000: return 30;
            case 5000: return 35;
            case 10000: return 40;
            case -7: return 50;
            default: return v & 3;
        }
    }

    public static void main(String[] args) {
        String source = "while (x + 12 * (y + 3)) if x return 4 + foo * 77 else x ";
        long sum = 0;
        for (int round = 0; round < 30_000; round++) {
            int at = 0;
            Kind kind = Kind.END;
            do {
                while (at < source.length() && source.charAt(at) == ' ') at++;
                if (at == source.length()) {
                    kind = Kind.END;
                } else {
                    int start = at;
                    char c = source.charAt(at++);
                    switch (c) {
                        case '+': kind = Kind.PLUS; break;
                        case '*': kind = Kind.TIMES; break;
                        case '(': kind = Kind.OPEN; break;
                        case ')': kind = Kind.CLOSE; break;
                        case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
                            while (at < source.length() && Character.isDigit(source.charAt(at))) at++;
                            kind = Kind.NUMBER;
                            break;
                        default:
                            while (at < source.length() && Character.isLetter(source.charAt(at))) at++;
                            kind = Kind.NAME;
                            sum += keyword(source.substring(start, at));
                    }
                }
                sum = sum * 3 + weight(kind);
            } while (kind != Kind.END);
            sum += sparse((int) (sum & 0x3FFF)) + sparse(100) + sparse(-7);
        }
        System.out.println(sum);
    }
}
