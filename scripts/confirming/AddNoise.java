import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Rewrites classes so that they call Noise.pause before every access to memory, monitor and call. Arguments: "library",
 * the home of a JDK and a target folder, where the shared classes of its library go for --patch-module; or "program", a
 * folder of classes and a target folder. Needs the class-file API (Java 24).
 */
public class AddNoise {
    /** Library classes that programs share between threads. */
    static final List<String> PREFIXES = List.of("java/util/concurrent/", "java/util/Abstract", "java/util/Array",
        "java/util/Collections", "java/util/HashMap", "java/util/HashSet", "java/util/Hashtable", "java/util/LinkedHash",
        "java/util/LinkedList", "java/util/PriorityQueue", "java/util/Random", "java/util/TreeMap", "java/util/TreeSet",
        "java/util/Vector", "java/util/Stack", "java/util/stream/", "java/util/BitSet", "java/util/Timer",
        "java/lang/StringBuffer", "java/lang/AbstractStringBuilder", "java/lang/StringBuilder", "java/lang/ClassValue",
        "java/util/zip/CRC32", "java/security/MessageDigest", "sun/security/provider/DigestBase");
    /** Spinning in them would only slow everything down, or they are needed before Noise can run. */
    static final List<String> LEFT_OUT = List.of("java/util/concurrent/ThreadLocalRandom", "java/util/Arrays",
        "java/util/concurrent/TimeUnit", "java/util/concurrent/locks/LockSupport");

    public static void main(String[] args) throws IOException {
        Path to = Path.of(args[2]);
        if (args[0].equals("program")) {
            rewrite(Path.of(args[1]), to, name -> true, false);
            return;
        }
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", args[1]))) {
            rewrite(image.getPath("/modules/java.base"), to, AddNoise::isShared, true);
        }
    }

    static boolean isShared(String name) {
        return name.equals(LINKER + ".class") || PREFIXES.stream().anyMatch(name::startsWith) && LEFT_OUT.stream().noneMatch(name::startsWith);
    }

    /** Where the classes of a program are found that its stack maps mention. */
    static ClassHierarchyResolverOption ofProgram(Path folder) {
        ClassHierarchyResolver own = ClassHierarchyResolver.ofResourceParsing(name -> {
            Path file = folder.resolve(name.descriptorString().substring(1, name.descriptorString().length() - 1) + ".class");
            try {
                return Files.exists(file) ? Files.newInputStream(file) : null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return ClassHierarchyResolverOption.of(own.orElse(ClassHierarchyResolver.defaultResolver()));
    }

    /** The library is not verified, so that it needs no stack maps. */
    static void rewrite(Path from, Path to, java.util.function.Predicate<String> wanted, boolean library) throws IOException {
        ClassFile api = library ? ClassFile.of(StackMapsOption.DROP_STACK_MAPS) : ClassFile.of(ofProgram(from));
        List<Path> files;
        try (Stream<Path> walk = Files.walk(from)) {
            files = walk.filter(f -> f.toString().endsWith(".class")).filter(f -> wanted.test(from.relativize(f).toString())).toList();
        }
        for (Path file : files) {
            Path target = to.resolve(from.relativize(file).toString());
            Files.createDirectories(target.getParent());
            byte[] bytes = Files.readAllBytes(file);
            Files.write(target, file.toString().endsWith(LINKER + ".class") ? withHush(api, bytes) : withNoise(api, bytes));
        }
    }

    /** What the machine calls to link a lambda or a concatenation. */
    static final String LINKER = "java/lang/invoke/MethodHandleNatives";

    /** The linker keeps quiet from its beginning to its return. */
    static byte[] withHush(ClassFile api, byte[] bytes) {
        ClassDesc noise = ClassDesc.of("java.util.Noise");
        MethodTypeDesc nothing = MethodTypeDesc.ofDescriptor("()V");
        CodeTransform around = CodeTransform.ofStateful(() -> new CodeTransform() {
            @Override
            public void atStart(CodeBuilder builder) {
                builder.invokestatic(noise, "hush", nothing);
            }

            @Override
            public void accept(CodeBuilder builder, CodeElement element) {
                if (element instanceof ReturnInstruction) {
                    builder.invokestatic(noise, "unhush", nothing);
                }
                builder.with(element);
            }
        });
        return api.transformClass(api.parse(bytes),
            ClassTransform.transformingMethodBodies(m -> m.methodName().stringValue().equals("linkCallSite"), around));
    }

    static byte[] withNoise(ClassFile api, byte[] bytes) {
        ClassDesc noise = ClassDesc.of("java.util.Noise");
        MethodTypeDesc pause = MethodTypeDesc.ofDescriptor("()V");
        CodeTransform before = (builder, element) -> {
            switch (element) {
                case FieldInstruction i -> builder.invokestatic(noise, "pause", pause);
                case ArrayLoadInstruction i -> builder.invokestatic(noise, "pause", pause);
                case ArrayStoreInstruction i -> builder.invokestatic(noise, "pause", pause);
                case MonitorInstruction i -> builder.invokestatic(noise, "pause", pause);
                case InvokeInstruction i -> builder.invokestatic(noise, "pause", pause);
                default -> {}
            }
            builder.with(element);
        };
        return api.transformClass(api.parse(bytes), ClassTransform.transformingMethodBodies(before));
    }
}
