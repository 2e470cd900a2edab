//! Where class bytes come from: the JDK's image, and the folders and jars of a class path.
//!
//! Job: find a JDK, open its `lib/modules`, look resources up by name, compile a source file with
//! the JDK's `javac`. Not its job: what is inside a class file, linking, class loaders. Nothing here
//! reads the environment; whoever calls passes in what it says.

mod class_path;
mod image;
pub mod javac;
mod jdk;
mod manifest;
mod regular;
mod root;

pub use class_path::{ClassPath, ClassPathError, Entry, Found, Jar};
pub use image::{ImageError, JdkImage, ModuleName};
pub use jdk::{FoundThrough, Jdk, JdkError, NEWEST_TESTED, OLDEST, Tried, find_jdk, installed_jdks, user_jdks};
pub use manifest::Manifest;
pub use regular::{open_regular, read_regular};
pub use root::{RootError, root_of};
