// java.nio.file.Files in its usual ways: whole files, copies, moves, trees, attributes, links, temporary files.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

public class FilesApi {
    static Path root;

    static void show(String what, Object value) {
        System.out.println(what + ": " + String.valueOf(value).replace(root.toString(), "ROOT"));
    }

    interface Action {
        Object run() throws IOException;
    }

    static void tried(String what, Action action) {
        try {
            show(what, action.run());
        } catch (IOException e) {
            show(what, e);
        }
    }

    static List<String> names(Path folder) throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList());
        }
    }

    public static void main(String[] args) throws IOException {
        root = Files.createTempDirectory("api").toRealPath();
        Path a = root.resolve("a.txt");
        Files.writeString(a, "alpha\nbeta\n");
        show("lines", Files.readAllLines(a));
        Files.write(a, List.of("gamma"), StandardOpenOption.APPEND);
        show("size", Files.size(a));
        show("text", Files.readString(a).replace('\n', '/'));
        tried("create new", () -> Files.createFile(a));
        tried("create new by option", () -> Files.writeString(a, "x", StandardOpenOption.CREATE_NEW));
        tried("missing", () -> Files.readString(root.resolve("none")));
        Path b = root.resolve("b.txt");
        show("copied", Files.copy(a, b));
        tried("copy again", () -> Files.copy(a, b));
        Files.writeString(a, "new");
        show("replaced", Files.copy(a, b, StandardCopyOption.REPLACE_EXISTING));
        show("same text", Files.readString(b) + " " + Files.mismatch(a, b));
        show("from stream", Files.copy(new ByteArrayInputStream(new byte[10]), root.resolve("c.bin")));
        ByteArrayOutputStream copied = new ByteArrayOutputStream();
        show("to stream", Files.copy(b, copied) + " " + copied);
        Path folder = Files.createDirectories(root.resolve("x/y/z"));
        Files.move(b, folder.resolve("b.txt"));
        show("moved", Files.exists(b) + " " + Files.readString(folder.resolve("b.txt")));
        tried("not empty", () -> { Files.delete(root.resolve("x")); return "deleted"; });
        tried("move folder", () -> Files.move(root.resolve("x"), root.resolve("w")));
        show("names", names(root));
        try (Stream<Path> walk = Files.walk(root)) {
            walk.sorted().forEach(p -> show("walk", p));
        }
        try (DirectoryStream<Path> some = Files.newDirectoryStream(root, "*.{txt,bin}")) {
            List<String> found = new ArrayList<>();
            some.forEach(p -> found.add(p.getFileName().toString()));
            Collections.sort(found);
            show("globbed", found);
        }
        attributes(a);
        links(a);
        Path temp = Files.createTempFile(root, "pre", ".suf");
        show("temp", temp.getFileName().toString().replaceAll("[0-9]+", "N") + " " + Files.size(temp));
        show("deleted", Files.deleteIfExists(temp) + " " + Files.deleteIfExists(temp));
        tried("delete missing", () -> { Files.delete(root.resolve("none")); return "deleted"; });
        tried("delete folder kept", () -> { Files.delete(root.resolve("w/y/z/b.txt")); return "deleted"; });
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException e) throws IOException {
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
        show("all gone", Files.notExists(root));
    }

    static void attributes(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_600_000_000_123L));
        show("time", Files.getLastModifiedTime(file) + " " + file.toFile().lastModified());
        BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
        show("kinds", basic.isRegularFile() + " " + basic.isDirectory() + " " + basic.isSymbolicLink() + " " + basic.size());
        show("folder", Files.isDirectory(file.getParent()) + " " + Files.isRegularFile(file.getParent()));
        show("mode", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-x---"));
        show("mode set", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        show("runs", Files.isExecutable(file) + " " + Files.isReadable(file) + " " + Files.isWritable(file));
        show("hidden", Files.isHidden(file) + " " + Files.isHidden(Path.of(".x")));
        show("attribute", Files.getAttribute(file, "size"));
        show("same file", Files.isSameFile(file, file.getParent().resolve("../" + file.getParent().getFileName() + "/a.txt")));
        show("other key", basic.fileKey().equals(
                Files.readAttributes(file.resolveSibling("c.bin"), BasicFileAttributes.class).fileKey()));
    }

    static void links(Path file) throws IOException {
        Path link = Files.createSymbolicLink(root.resolve("link"), file.getFileName());
        show("link", Files.isSymbolicLink(link) + " " + Files.readSymbolicLink(link) + " " + Files.readString(link));
        show("real", link.toRealPath());
        show("no follow", Files.readAttributes(link, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isSymbolicLink());
        Path loop = Files.createSymbolicLink(root.resolve("loop"), Path.of("loop"));
        tried("loop", () -> Files.readString(loop));
        Path hard = Files.createLink(root.resolve("hard"), file);
        Files.writeString(hard, "through the other name");
        show("hard", Files.readString(file) + " " + Files.isSameFile(hard, file));
        Files.delete(file);
        show("still there", Files.readString(hard) + " " + Files.exists(link) + " "
                + Files.exists(link, LinkOption.NOFOLLOW_LINKS));
        Files.move(hard, file);
    }
}
