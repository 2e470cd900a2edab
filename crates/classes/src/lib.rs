//! Classes as the virtual machine sees them: found, loaded, linked and decoded.
//!
//! Its job: class path and JDK image, the append-only registry of linked classes and methods, and
//! the decoding of bytecode into register ops. Not its job: anything that changes while a program
//! runs. There is no thread, no heap content and no initialisation state here.

pub mod address;
pub mod annotation;
mod answers;
mod append;
mod class;
pub mod code;
pub mod digest;
pub mod family;
mod inherit;
mod link;
mod literal;
mod load;
mod name;
pub mod path;
pub mod registry;
mod resolve;
pub mod trust;
pub mod verify;
pub mod weave;

pub use answers::FixedAnswer;
pub use class::{
    BaseType, Body, Class, ClassId, ClassKind, Field, InterfaceTable, LoaderId, MachineCode, Method, MethodId, Place,
    PlaceOf, SlotKind,
};
pub use literal::Text;
pub use load::{Definition, LAMBDA_INSTANCE, MADE};
pub use name::Name;
pub use registry::{LoadError, PeerIndex, PeerRef, Registry};
pub use resolve::{LinkError, method_text};
pub use trust::Trust;
