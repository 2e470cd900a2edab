import java.util.StringJoiner;

/** Texts: concatenation, formatting numbers, splitting, comparing, replacing, parsing. */
public class Texts {
    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < 40_000; i++) {
            String s = "item " + i + ", " + (i * 0.5) + (i % 2 == 0 ? " even" : " odd");
            sum += s.hashCode() + s.indexOf(",") + s.length();
            sum += Integer.toString(i).compareTo(Integer.toHexString(i)) + Long.parseLong("" + i * 3L);
        }
        String line = "alpha,beta;gamma,,delta , epsilon;zeta";
        for (int i = 0; i < 15_000; i++) {
            StringJoiner joiner = new StringJoiner("|", "<", ">");
            for (String part : line.split(",")) joiner.add(part.trim().toUpperCase());
            sum += joiner.toString().replace("A", "aa").hashCode();
            if (line.contains("eps") && line.equals(line.substring(0, 10) + line.substring(10))) sum++;
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 300_000; i++) {
            b.append(i % 10).append((char) ('a' + i % 5));
            if (b.length() > 500) { sum += b.reverse().charAt(3); b.setLength(0); }
        }
        for (int i = 0; i < 4000; i++) b.insert(0, 'x').deleteCharAt(b.length() - 1);
        System.out.println(sum + " " + b.length());
    }
}
