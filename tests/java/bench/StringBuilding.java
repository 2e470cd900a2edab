/** Appends, concatenates, searches and hashes strings. */
public class StringBuilding {
    public static void main(String[] args) {
        int hash = 0;
        for (int round = 0; round < 60; round++) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 5_000; i++) {
                sb.append("item").append(i).append(',').append(i * 31L).append(';');
            }
            String s = sb.toString();
            hash = hash * 31 + s.hashCode();
            int at = 0, n = 0;
            while ((at = s.indexOf(';', at)) >= 0) { n++; at++; }
            hash += n;
            String joined = "";
            for (int i = 0; i < 200; i++) joined = joined + (char) ('a' + i % 26);
            hash += joined.hashCode();
        }
        System.out.println(hash);
    }
}
