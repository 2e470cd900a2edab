//@ outputs: "false false" | "false true" | "true true"
// A package is opened to this module before, between or after two looks.
import java.lang.module.*;
import java.util.*;
public class OpenedMeanwhile {
    public static void main(String[] args) throws Exception {
        ModuleDescriptor d = ModuleDescriptor.newModule("m").packages(Set.of("p")).build();
        ModuleReference r = new ModuleReference(d, null) { public ModuleReader open() { throw new IllegalStateException(); } };
        ModuleFinder f = new ModuleFinder() {
            public Optional<ModuleReference> find(String name) { return name.equals("m") ? Optional.of(r) : Optional.empty(); }
            public Set<ModuleReference> findAll() { return Set.of(r); }
        };
        Configuration cf = ModuleLayer.boot().configuration().resolve(f, ModuleFinder.of(), Set.of("m"));
        ModuleLayer.Controller c = ModuleLayer.defineModulesWithOneLoader(cf, List.of(ModuleLayer.boot()), null);
        Module m = c.layer().findModule("m").get(), me = OpenedMeanwhile.class.getModule();
        Thread other = new Thread(() -> c.addOpens(m, "p", me));
        other.start();
        boolean a = m.isOpen("p", me);
        boolean b = m.isOpen("p", me);
        other.join();
        System.out.print(a + " " + b);
    }
}
