// Path algebra without touching a file system.
import java.nio.file.*;
import java.util.*;

public class PathsPure {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"/a/b/../c/./d", "a//b/", "../../x", "", "/", ".", "/..", "a/../..", "x.tar.gz"}) {
            Path p = Path.of(s);
            System.out.println("'" + s + "' -> '" + p + "' norm '" + p.normalize() + "' name " + p.getFileName() + " parent " + p.getParent() + " root " + p.getRoot() + " n " + p.getNameCount() + " abs " + p.isAbsolute() + " " + (p.getNameCount() > 0 ? p.getName(0) : ""));
        }
        Path base = Path.of("/home/user");
        System.out.println(base.resolve("x/y") + " " + base.resolve("/abs") + " " + base.resolve("") + " " + base.resolveSibling("other") + " " + base.relativize(Path.of("/home/other/z")) + " " + Path.of("a/b").relativize(Path.of("a/b/c")) + " " + Path.of("a").relativize(Path.of("a")).toString().isEmpty() + " " + attempt(() -> base.relativize(Path.of("rel"))) + " " + base.resolve("..").normalize());
        System.out.println(base.startsWith("/home") + " " + base.startsWith("/ho") + " " + base.endsWith("user") + " " + base.endsWith("r") + " " + base.subpath(0, 1) + " " + attempt(() -> base.subpath(1, 1)) + " " + base.compareTo(Path.of("/home/usa")) + " " + base.equals(Path.of("/home//user/")) + " " + Path.of("a", "b", "", "c"));
        List<String> names = new ArrayList<>();
        for (Path p : Path.of("/x/y/z")) names.add(p.toString());
        System.out.println(names + " " + attempt(() -> Path.of("nul\0")) + " " + base.toUri().getScheme() + " " + Path.of("/a b").toUri().getRawPath());
        for (String g : new String[] {"glob:*.java", "glob:**.java", "glob:{a,b}?.t*", "glob:[!x]*", "regex:.*\\.txt"}) {
            PathMatcher m = FileSystems.getDefault().getPathMatcher(g);
            StringBuilder sb = new StringBuilder(g);
            for (String f : new String[] {"X.java", "d/X.java", "a1.txt", "b.t", "xy"}) sb.append(' ').append(m.matches(Path.of(f)));
            System.out.println(sb);
        }
        java.io.File f = new java.io.File("/a/b/../c.txt");
        System.out.println(f.getName() + " " + f.getParent() + " " + f.getPath() + " " + f.isAbsolute() + " " + new java.io.File("x", "y") + " " + new java.io.File((String) null, "z").getParentFile() + " " + f.toPath() + " " + new java.io.File("a//b/").getPath() + " " + java.io.File.separator + java.io.File.pathSeparator + " " + f.compareTo(new java.io.File("/a")) + " " + f.hashCode());
        System.out.println(java.net.URI.create("http://u@h:80/p/../q?x=1#f").normalize() + " " + java.net.URI.create("http://h/a/b").resolve("../c?d") + " " + java.net.URI.create("mailto:x@y").isOpaque() + " " + attempt(() -> java.net.URI.create("a b")) + " " + java.net.URLEncoder.encode("a b&c/\u00e9", java.nio.charset.StandardCharsets.UTF_8) + " " + java.net.URLDecoder.decode("a+b%26", java.nio.charset.StandardCharsets.UTF_8));
    }
}
