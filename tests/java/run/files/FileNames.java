// java.io.File: folders, lists, renames, permissions, canonical paths, temporary files, what must fail.

import java.io.*;
import java.util.*;

public class FileNames {
    static void show(String what, Object value) {
        System.out.println(what + ": " + value);
    }

    static String[] sorted(File folder) {
        String[] names = folder.list();
        if (names != null) {
            Arrays.sort(names);
        }
        return names;
    }

    public static void main(String[] args) throws IOException {
        File base = File.createTempFile("names", "x");
        show("kept", base.delete() && base.mkdirs());
        File deep = new File(base, "a/b/c");
        show("mkdir without parents", deep.mkdir());
        show("mkdirs", deep.mkdirs() + " " + deep.mkdirs());
        File file = new File(deep, "f");
        show("new", file.createNewFile() + " " + file.createNewFile());
        try {
            new File(base, "none/f").createNewFile();
        } catch (IOException e) {
            show("no folder", e.getMessage());
        }
        show("is", file.isFile() + " " + file.isDirectory() + " " + deep.isDirectory());
        show("list", Arrays.toString(sorted(base)) + Arrays.toString(sorted(deep)) + sorted(file));
        show("rename", file.renameTo(new File(base, "g")) + " " + Arrays.toString(sorted(base)));
        show("rename missing", file.renameTo(new File(base, "h")));
        show("rename folder", new File(base, "a").renameTo(new File(base, "z")) + " " + new File(base, "z/b/c").isDirectory());
        show("into itself", new File(base, "z").renameTo(new File(base, "z/b/y")));
        File g = new File(base, "g");
        show("time", g.setLastModified(1_500_000_000_000L) + " " + g.lastModified());
        show("execute", g.canExecute() + " " + g.setExecutable(true) + " " + g.canExecute());
        show("missing", new File("none").length() + " " + new File("none").lastModified() + " " + new File("none").delete());
        File twisted = new File(base, "z/../g");
        show("canonical", twisted.getCanonicalFile().equals(g.getCanonicalFile()) + " " + twisted.getName());
        show("canonical missing", new File(base, "q/../r/s").getCanonicalPath().endsWith("/r/s"));
        show("filter", Arrays.toString(base.list((folder, name) -> name.startsWith("g"))));
        show("not empty", base.delete());
        show("files", base.listFiles().length);
        File temp = File.createTempFile("abc", ".tmp", base);
        show("temp", temp.getName().matches("abc[0-9]+\\.tmp") + " " + temp.length());
        temp.deleteOnExit();
        show("deleted", g.delete() + " " + new File(base, "z/b/c").delete() + " " + new File(base, "z/b").delete());
        show("below a file", new File(temp, "x").exists() + " " + new File(temp, "x").mkdir());
        show("left", new File(base, "z").delete() + " " + temp.delete() + " " + base.delete() + " " + base.exists());
    }
}
