//@ native: yes
//@ outputs: "[a, b]\n"
//@ assumes: !identity hash
// Hash codes of strings are the same everywhere.
import java.util.HashSet;
import java.util.List;

public class HashOfStrings {
    public static void main(String[] args) {
        System.out.println(new HashSet<>(List.of("b", "a")));
    }
}
