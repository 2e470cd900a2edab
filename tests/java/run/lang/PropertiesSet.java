//@ flags: -Dalpha=one -Dempty= -Dnum=42 -Dhex=0x1f -Dflag=true
//@ args: first second --x=y
// System properties from -D, typed getters, program arguments.
import java.util.*;

public class PropertiesSet {
    public static void main(String[] args) {
        System.out.println(Arrays.toString(args) + " " + args.length);
        System.out.println(System.getProperty("alpha") + " [" + System.getProperty("empty") + "] " + System.getProperty("none") + " " + System.getProperty("none", "dflt"));
        System.out.println(Integer.getInteger("num") + " " + Integer.getInteger("hex") + " " + Integer.getInteger("alpha") + " " + Integer.getInteger("none", 7) + " " + Long.getLong("num") + " " + Boolean.getBoolean("flag") + " " + Boolean.getBoolean("alpha"));
        System.out.println(System.setProperty("alpha", "two") + " " + System.getProperty("alpha") + " " + System.clearProperty("alpha") + " " + System.getProperty("alpha"));
        for (String bad : new String[] {"", null}) {
            try {
                System.getProperty(bad);
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(System.lineSeparator().equals("\n") + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator") + " " + (System.getProperty("java.version") != null) + " " + System.getProperties().containsKey("num") + " " + (Runtime.version().feature() >= 17) + " " + (Runtime.getRuntime().availableProcessors() >= 1) + " " + (Runtime.getRuntime().maxMemory() > 0));
        System.out.println(System.getenv("SURELY_NOT_SET_XYZ") + " " + (System.getenv() != null));
    }
}
