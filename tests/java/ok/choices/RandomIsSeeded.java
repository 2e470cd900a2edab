//@ native: yes
//@ outputs: "0 63\n"
// Without the option a seeded Random is what the JDK makes of it: one path.

import java.util.Random;

public class RandomIsSeeded {
    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt(10) + " " + random.nextInt(100));
    }
}
