// Preferences of a user are files in a folder, which is a temporary one here.

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.prefs.Preferences;

public class PreferencesInFiles {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("preferences");
        System.setProperty("java.util.prefs.userRoot", folder.toString());
        Preferences node = Preferences.userRoot().node("shop/window");
        node.put("colour", "green");
        node.putInt("width", 640);
        node.flush();
        System.out.println(node.get("colour", "none") + " " + node.getInt("width", 0) + " " + node.get("other", "none"));
        System.out.println(Preferences.userRoot().nodeExists("shop") + " " + Preferences.userRoot().nodeExists("cellar"));
        System.out.println(Arrays.toString(node.keys()));
        System.out.println(Files.exists(folder.resolve(".java/.userPrefs/shop/window/prefs.xml")));
        node.remove("colour");
        System.out.println(node.get("colour", "none"));
        Preferences.userRoot().node("shop").removeNode();
    }
}
