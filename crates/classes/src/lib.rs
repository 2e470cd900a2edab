//! Classes as the virtual machine sees them: found, loaded, linked and decoded.
//!
//! Its job: class path and JDK image, the append-only registry of linked classes and methods, and
//! the decoding of bytecode into register ops. Not its job: anything that changes while a program
//! runs. There is no thread, no heap content and no initialisation state here.

pub mod address;
pub mod annotation;
mod append;
mod class;
pub mod code;
mod link;
mod literal;
mod load;
mod name;
pub mod path;
pub mod registry;
mod resolve;
pub mod trust;

pub use class::{
    BaseType, Class, ClassId, ClassKind, Field, InterfaceTable, LoaderId, Method, MethodId, SlotKind, Trust,
};
pub use literal::Text;
pub use load::{Definition, LAMBDA_INSTANCE, MADE};
pub use name::Name;
pub use registry::{LoadError, PeerIndex, PeerRef, Registry};
pub use resolve::{LinkError, method_text};
