//! Linking at run time (JVMS 5.4): a class, its superclasses and its superinterfaces are verified
//! before any code of it runs.
//!
//! The outcome follows from the class path wherever all the classes that verification looked at do,
//! and then stays with the class. Otherwise it is state: a resolution word of the class says that it
//! is linked. A failure leaves the class as it was, so that the next attempt fails in the same way.
//!
//! Not verified: classes of the JDK's modules and of the boot loader, what the machine itself makes,
//! and everything with `vm.verify=off`, which the verdict then says.

use rjpf_classes::verify::{Loading, Unverified, locals_in_use, verify};
use rjpf_classes::{Class, LoaderId, MADE, Name};
use rustc_hash::FxHashSet;

use crate::Vm;
use crate::peer::{Exit, throw, unsupported};
use crate::resolve::follows_from_class_path;

/// How large a method may be: bytes of code times locals that it uses, and times handlers. Verification takes memory and
/// time in proportion; a compiler's largest methods stay far below.
const LARGEST_METHOD: usize = 1 << 26;

/// Key of the resolution word that says a class is linked.
const LINKED: &str = "<linked>";

impl Vm {
    /// Links a class if that needs no Java code to run; exits to a user's loader or throws otherwise.
    pub fn link_class(&mut self, class: &'static Class) -> Result<(), Exit> {
        if self.is_linked(class) {
            return Ok(());
        }
        // Superclasses first; the list stands for recursion, which long chains would overflow.
        let mut open = vec![class];
        while let Some(&top) = open.last() {
            let supers = top.super_class.iter().chain(top.interfaces.iter());
            match supers.copied().find(|s| !self.is_linked(s)) {
                Some(first) => open.push(first),
                None => {
                    self.verify_class(top)?;
                    open.pop();
                }
            }
        }
        Ok(())
    }

    /// Was the class found to be linked, in this state?
    pub(crate) fn is_linked(&mut self, class: &'static Class) -> bool {
        if class.is_linked_everywhere() {
            return true;
        }
        let (mut open, mut met) = (vec![class], FxHashSet::default());
        while let Some(class) = open.pop() {
            if class.is_linked_everywhere() {
                continue;
            }
            if self.needs_verification(class) {
                if class.linked_word.get().is_none_or(|&word| self.pages.memory.get(word) == 0) {
                    return false;
                }
            } else if class.module.is_none() && class.file.is_some() && met.insert(class.id) {
                // The classes above it may still have to be looked at, but for those of the JDK.
                open.extend(class.super_class.iter().chain(class.interfaces.iter()));
            }
        }
        true
    }

    fn needs_verification(&mut self, class: &'static Class) -> bool {
        let ours = class.origin.is_some_and(|origin| origin == MADE);
        if class.file.is_none() || class.module.is_some() || class.loader == LoaderId::BOOT || ours {
            return false;
        }
        if !self.environment.verify {
            self.persistent.assumptions.note(crate::Assumption::Unverified);
            return false;
        }
        // Accessors that reflection spins before JDK 22 are exempt, as in HotSpot.
        let mut at = class.super_class;
        while let Some(above) = at {
            if above.name == "jdk/internal/reflect/MagicAccessorImpl" {
                return false;
            }
            at = above.super_class;
        }
        true
    }

    /// Verifies a class whose supertypes are linked.
    fn verify_class(&mut self, class: &'static Class) -> Result<(), Exit> {
        if !self.needs_verification(class) {
            return Ok(());
        }
        if let Some(Err(unverified)) = class.verified() {
            return Err(verify_exit(unverified));
        }
        self.constrain_inheritance(class)?;
        expect_sizes(class)?;
        let registry = self.registry;
        let mut through = Through { vm: self, class, everywhere: class.loader.is_builtin(), exit: None };
        let outcome = verify(registry, class, &mut through);
        let Through { everywhere, exit, .. } = through;
        if outcome == Err(Unverified::Load) {
            return Err(exit.unwrap_or_else(|| throw("java/lang/VerifyError", class.name.display())));
        }
        if everywhere && !class.at_run_time {
            class.set_verified(outcome.clone());
        } else if outcome.is_ok() {
            let word = *class.linked_word.get_or_init(|| registry.resolution_word(class, Name::from(LINKED)));
            let mirror = self.mirror(class);
            self.pages.memory.set(word, mirror);
        }
        outcome.map_err(|unverified| verify_exit(&unverified))
    }
}

/// Finds the classes that verification asks for as the class's own loader does.
struct Through<'v> {
    vm: &'v mut Vm,
    class: &'static Class,
    /// All answers so far follow from the class path.
    everywhere: bool,
    exit: Option<Exit>,
}

impl Loading for Through<'_> {
    fn load(&mut self, name: Name) -> Option<&'static Class> {
        match self.vm.resolve_for_verification(self.class, name) {
            Ok(class) => {
                self.everywhere &= follows_from_class_path(self.class, class);
                Some(class)
            }
            Err(exit) => {
                self.exit = Some(exit);
                None
            }
        }
    }

    fn may_go_on(&mut self) -> bool {
        let cause = self.vm.brake().pulled();
        self.exit = self.exit.take().or(cause.map(Exit::Halted));
        cause.is_none()
    }
}

/// No method of the class is larger than what can be verified in reasonable time.
fn expect_sizes(class: &Class) -> Result<(), Exit> {
    for method in class.file.iter().flat_map(|file| &file.methods) {
        let Some(code) = &method.code else { continue };
        let (bytes, locals, handlers) = (code.code.len(), locals_in_use(code), code.handlers.len());
        if bytes * locals.max(handlers) > LARGEST_METHOD {
            let name = String::from_utf8_lossy(method.name);
            return Err(unsupported(format!(
                "the method {}.{name}, whose {bytes} bytes of code with {locals} locals and {handlers} handlers \
                 are more than can be verified (bytes times locals or handlers: {LARGEST_METHOD})",
                class.name.dotted()
            )));
        }
    }
    Ok(())
}

fn verify_exit(unverified: &Unverified) -> Exit {
    match unverified {
        Unverified::Format(text) => throw("java/lang/ClassFormatError", text.clone()),
        Unverified::Verify(text) => throw("java/lang/VerifyError", text.clone()),
        Unverified::Load => throw("java/lang/VerifyError", String::new()),
    }
}
