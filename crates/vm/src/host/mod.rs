//! Host implementations: a method of a Java class done by Rust code as a whole, as in the paper on mixed
//! execution (`docs/MIXED.md`).
//!
//! A Rust type stands for a Java class ([`HostClass`], `host_class!`); a host implementation is a
//! function on such types. It does the whole call or it gives the call back ([`Abandon`]): then nothing
//! has happened, and the Java body runs. It gives back whatever is not its business: an exception to be
//! thrown, a user's `equals` or comparator to be called, a class to be initialised. The machine gives back
//! whatever somebody else could notice: an object that another thread can reach while there is one, a
//! listener that wants to see the ops. So a path has the same states with a host implementation and
//! without, and nothing is kept between two calls but the words of the state.

mod heap;
mod shape;

use rjpf_classes::{BaseType, Class, Method};
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId, global};

use self::heap::Objects;
use self::shape::Trouble;
pub use self::shape::{Array, Field, HostClass, Object, Shape, Stored};
use crate::assumption::Assumption;
use crate::table::Function;
use crate::{Events, Stop, Value, Visibility, Vm};

/// The call is not done here: its Java body runs, as if nobody had tried.
#[derive(Debug, PartialEq, Eq)]
pub struct Abandon;

pub type HostResult = Result<Value, Abandon>;
pub type HostFn = fn(&mut Host<'_>) -> HostResult;

/// How objects get from the state to a host implementation and back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Translation {
    /// A field when it is touched, and back when it is changed.
    #[default]
    Lazy,
    /// Everything that the arguments lead to before the call, and what has changed after it.
    Eager,
}

/// What a host implementation works with: one call, and the objects it touches.
pub struct Host<'v> {
    vm: &'v mut Vm,
    method: &'static Method,
    args: Vec<u32>,
    objects: Objects,
    /// Why the shape of a class is not what the implementation was written for.
    misfit: Option<String>,
}

impl Host<'_> {
    /// The receiver, as the type that stands for its class. A subclass may have methods of its own.
    pub fn this<T: HostClass>(&mut self) -> Result<T, Abandon> {
        self.known(self.args[0])
    }

    /// Word of the i-th declared parameter.
    fn argument(&self, i: usize) -> usize {
        let before: u32 = self.method.params[..i].iter().map(|p| p.words()).sum();
        usize::from(!self.method.is_static()) + before as usize
    }
    pub fn int(&self, i: usize) -> i32 {
        self.args[self.argument(i)] as i32
    }
    pub fn bool(&self, i: usize) -> bool {
        self.int(i) != 0
    }
    /// A reference argument, which may be null.
    pub fn object(&self, i: usize) -> Option<Object> {
        Object::of(self.args[self.argument(i)])
    }

    /// Gives the call back.
    pub fn abandon<T>(&self) -> Result<T, Abandon> {
        Err(Abandon)
    }

    // ---- fields -------------------------------------------------------------------------------

    pub fn get<C: HostClass, V: Stored>(&mut self, object: C, field: Field<C, V>) -> Result<V, Abandon> {
        let at = self.offset(field)?;
        let handle = object.object().0.get();
        Ok(V::of(match V::WIDE {
            true => self.read_wide(handle, at)?,
            false => u64::from(self.read(handle, at)?),
        }))
    }

    pub fn put<C: HostClass, V: Stored>(&mut self, object: C, field: Field<C, V>, value: V) -> Result<(), Abandon> {
        let at = self.offset(field)?;
        let (handle, bits) = (object.object().0.get(), value.bits());
        self.write(handle, at, bits as u32, V::REFERENCE)?;
        if V::WIDE {
            self.write(handle, at + 1, (bits >> 32) as u32, false)?;
        }
        Ok(())
    }

    fn offset<C: HostClass, V>(&mut self, field: Field<C, V>) -> Result<u32, Abandon> {
        match field.offset_in(self.vm.registry, self.method.class) {
            Ok(offset) => Ok(offset),
            Err(trouble) => self.misfits(trouble),
        }
    }

    /// An implementation that was written for another class is a loud matter, because somebody asked for it to run.
    #[cold]
    fn misfits<T>(&mut self, trouble: Trouble) -> Result<T, Abandon> {
        if let Trouble::Misfit(why) = trouble {
            self.misfit = Some(why);
        }
        Err(Abandon)
    }

    // ---- arrays -------------------------------------------------------------------------------

    pub fn length<V>(&mut self, array: Array<V>) -> Result<i32, Abandon> {
        Ok(self.read(array.0.0.get(), LENGTH)? as i32)
    }
    /// An element; out of bounds gives the call back.
    pub fn element<V: Stored>(&mut self, array: Array<V>, index: i32) -> Result<V, Abandon> {
        let (at, shift) = self.element_at::<V>(array, index)?;
        let handle = array.0.0.get();
        Ok(V::of(match V::BYTES {
            8 => self.read_wide(handle, at)?,
            _ => u64::from(self.read(handle, at)? >> shift),
        }))
    }
    /// Stores an element. A reference must fit the array, which only an exact class of elements makes
    /// sure of: others give the call back.
    pub fn set_element<V: Stored>(&mut self, array: Array<V>, index: i32, value: V) -> Result<(), Abandon> {
        let (at, shift) = self.element_at::<V>(array, index)?;
        let (handle, bits) = (array.0.0.get(), value.bits());
        if V::REFERENCE && bits != 0 {
            let component = self.class_of(handle).component();
            let class = self.class_of(bits as u32);
            if !component.is_some_and(|component| class.is_subclass_of(component)) {
                return Err(Abandon);
            }
        }
        match V::BYTES {
            8 => {
                self.write(handle, at, bits as u32, false)?;
                self.write(handle, at + 1, (bits >> 32) as u32, false)
            }
            4 => self.write(handle, at, bits as u32, V::REFERENCE),
            bytes => {
                let mask = ((1u32 << (bytes * 8)) - 1) << shift;
                let old = self.read(handle, at)?;
                self.write(handle, at, old & !mask | (bits as u32) << shift & mask, false)
            }
        }
    }

    fn element_at<V: Stored>(&mut self, array: Array<V>, index: i32) -> Result<(u32, u32), Abandon> {
        if index < 0 || index >= self.length(array)? {
            return Err(Abandon);
        }
        let bytes = index as u32 * V::BYTES;
        Ok((rjpf_classes::address::ARRAY_HEADER + bytes / 4, bytes % 4 * 8))
    }

    // ---- objects ------------------------------------------------------------------------------

    /// A new object with zero fields, as `new` makes it before its constructor runs.
    pub fn create<C: HostClass>(&mut self) -> Result<C, Abandon> {
        let class = match C::shape().class_in(self.vm.registry, self.method.class) {
            Ok(class) => class,
            Err(trouble) => return self.misfits(trouble),
        };
        let handle = self.allocate(class, None)?;
        Object::of(handle).map(C::from_object).ok_or(Abandon)
    }

    /// A new array of this class of arrays with zero elements.
    pub fn create_like<V: Stored>(&mut self, array: Array<V>, length: i32) -> Result<Array<V>, Abandon> {
        let class = self.class_of(array.0.0.get());
        let length = u32::try_from(length).map_err(|_| Abandon)?;
        let handle = self.allocate(class, Some(length))?;
        Object::of(handle).map(Array::from_object).ok_or(Abandon)
    }

    /// A new array of this type with zero elements.
    pub fn create_array<V: Stored>(&mut self, length: i32) -> Result<Array<V>, Abandon> {
        let length = u32::try_from(length).map_err(|_| Abandon)?;
        let name = rjpf_classes::Name::from(format!("[{}", V::descriptor()).as_str());
        let class = self.vm.registry.loaded(self.method.class, name).ok_or(Abandon)?;
        let handle = self.allocate(class, Some(length))?;
        Object::of(handle).map(Array::from_object).ok_or(Abandon)
    }

    /// The object as the type of its class; `None` if it is an object of another one.
    pub fn cast<C: HostClass>(&mut self, object: Object) -> Result<Option<C>, Abandon> {
        let class = match C::shape().class_in(self.vm.registry, self.method.class) {
            Ok(class) => class,
            Err(trouble) => return self.misfits(trouble),
        };
        Ok(self.class_of(object.0.get()).is_subclass_of(class).then(|| C::from_object(object)))
    }

    /// Is the object's class exactly this one (`java/lang/Integer`)?
    pub fn is_exactly(&self, object: Object, class: &str) -> bool {
        self.class_of(object.0.get()).name == class
    }

    /// Whether an array is one of this type exactly.
    pub fn array<V: Stored>(&mut self, object: Object) -> Result<Array<V>, Abandon> {
        let wanted = format!("[{}", V::descriptor());
        match self.class_of(object.0.get()).name == wanted.as_str() {
            true => Ok(Array::from_object(object)),
            false => Err(Abandon),
        }
    }

    fn known<T: HostClass>(&mut self, handle: Ref) -> Result<T, Abandon> {
        let object = Object::of(handle).ok_or(Abandon)?;
        let class = match T::shape().class_in(self.vm.registry, self.method.class) {
            Ok(class) => class,
            Err(trouble) => return self.misfits(trouble),
        };
        if std::ptr::eq(self.class_of(handle), class) { Ok(T::from_object(object)) } else { Err(Abandon) }
    }

    fn class_of(&self, handle: Ref) -> &'static Class {
        self.vm.registry.class(self.objects.class_id(&self.vm.pages.memory, handle))
    }

    // ---- words --------------------------------------------------------------------------------

    #[inline]
    fn read(&mut self, handle: Ref, at: u32) -> Result<u32, Abandon> {
        self.objects.read(&self.vm.pages.memory, handle, at)
    }
    #[inline]
    fn read_wide(&mut self, handle: Ref, at: u32) -> Result<u64, Abandon> {
        Ok(u64::from(self.read(handle, at)?) | u64::from(self.read(handle, at + 1)?) << 32)
    }
    #[inline]
    fn write(&mut self, handle: Ref, at: u32, value: u32, reference: bool) -> Result<(), Abandon> {
        self.objects.write(&mut self.vm.pages.memory, handle, at, value, reference)
    }
    fn allocate(&mut self, class: &'static Class, length: Option<u32>) -> Result<Ref, Abandon> {
        let is_ready =
            class.is_array() || self.vm.pages.memory.get(class.statics) == crate::InitState::Initialized as u32;
        if !is_ready {
            return Err(Abandon);
        }
        self.objects.allocate(&mut self.vm.pages.memory, class, length)
    }
}

/// Word of an array's length.
const LENGTH: u32 = 2;

impl Vm {
    /// Lets a host implementation do a call; `None` if it is to be done by the Java body.
    pub(crate) fn run_host(
        &mut self,
        thread: ThreadId,
        index: u32,
        method: &'static Method,
        args: &[u32],
    ) -> Result<Option<Value>, Stop> {
        let Function::Host(function) = self.peers.entries[index as usize].function else { return Ok(None) };
        if !self.may_run_hosts(thread, method, args) {
            return Ok(None);
        }
        self.footprint.rely_on(crate::Beyond::World);
        self.touch_everything();
        let company = self.has_company(thread);
        let Ok((objects, args)) = Objects::of_call(self, company, method, args) else { return Ok(None) };
        let mut host = Host { vm: self, method, args, objects, misfit: None };
        let result = function(&mut host);
        let Host { objects, misfit, .. } = host;
        if let Some(why) = misfit {
            return Err(Stop::Unsupported {
                what: format!("host implementation of {}: {why}", method.full_name()),
                chain: self.call_chain(thread),
                peer_file: None,
            });
        }
        let Ok(value) = result else {
            objects.undo(&mut self.pages.memory);
            return Ok(None);
        };
        let fits = match method.ret {
            BaseType::Void => matches!(value, Value::Void),
            BaseType::Long | BaseType::Double => matches!(value, Value::Wide(_)),
            _ => matches!(value, Value::Word(_)),
        };
        if !fits {
            let what = format!("the host implementation of {} returned {value:?}", method.full_name());
            return Err(Stop::Internal(what));
        }
        let done = objects.finish(self, value, method.ret);
        if done.is_some() {
            self.persistent.assumptions.note(Assumption::HostImplementations);
        }
        Ok(done)
    }

    /// Would nobody notice that a call is one step, whatever objects it touches?
    fn may_run_hosts(&mut self, thread: ThreadId, method: &'static Method, args: &[u32]) -> bool {
        let is_explored = !matches!(self.visibility, Visibility::None | Visibility::Everything { .. });
        if !is_explored || self.events.has(Events::OF_THE_LOOP) || self.pages.memory.get(thread.at(word::PENDING)) != 0
        {
            return false;
        }
        if self.is_time_to_collect() {
            return false;
        }
        if !method.is_synchronized() {
            return true;
        }
        let lock = self.method_lock(method, args);
        let is_free = self.pages.memory.monitor(lock).is_none_or(|(owner, _)| owner == thread.0);
        let may_suspend = self.pages.memory.get(global::MAY_SUSPEND) != 0;
        is_free && !self.could_matter(thread, lock) && !may_suspend && !self.events.has(Events::LOCK)
    }
}
