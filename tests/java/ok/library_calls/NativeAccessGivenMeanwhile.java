//@ needs: jdk>=22
//@ outputs: "false false" | "false true" | "true true"
// A module is given native access before, between or after two looks.
import java.lang.module.*;
import java.util.*;
public class NativeAccessGivenMeanwhile {
    public static void main(String[] args) throws Exception {
        ModuleDescriptor d = ModuleDescriptor.newModule("m").packages(Set.of("p")).build();
        ModuleReference r = new ModuleReference(d, null) { public ModuleReader open() { throw new IllegalStateException(); } };
        ModuleFinder f = new ModuleFinder() {
            public Optional<ModuleReference> find(String name) { return name.equals("m") ? Optional.of(r) : Optional.empty(); }
            public Set<ModuleReference> findAll() { return Set.of(r); }
        };
        Configuration cf = ModuleLayer.boot().configuration().resolve(f, ModuleFinder.of(), Set.of("m"));
        ModuleLayer.Controller c = ModuleLayer.defineModulesWithOneLoader(cf, List.of(ModuleLayer.boot()), null);
        Module m = c.layer().findModule("m").get();
        Thread other = new Thread(() -> c.enableNativeAccess(m));
        other.start();
        boolean a = m.isNativeAccessEnabled();
        boolean b = m.isNativeAccessEnabled();
        other.join();
        System.out.print(a + " " + b);
    }
}
