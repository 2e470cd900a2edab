//! rjpf with a heuristic of one's own: `cargo run --example own_heuristic -- -cp DIR Climb
//! +search=best-first +heuristic=peak`.
//!
//! It reads the program's data: states with the highest value of the static field `Climb.height`
//! come first.

use rjpf_explore::heuristics::{Heuristic, HeuristicDef, Scene};
use rjpf_vm::Vm;

const PEAK: HeuristicDef =
    HeuristicDef { name: "peak", aliases: &[], doc: "highest value of Climb.height first", build: |_| Box::new(Peak) };

struct Peak;

impl Heuristic for Peak {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        scene.state.vm().and_then(height).map_or(0, |height| -i64::from(height))
    }
}

/// `None` as long as the class is not loaded.
fn height(vm: &Vm) -> Option<i32> {
    let class = vm.registry.all_classes().find(|class| class.name == "Climb")?;
    let field = class.fields.iter().find(|field| field.name == "height")?;
    // The offset of a static field is its address.
    Some(vm.pages.memory.get(field.offset) as i32)
}

fn main() -> std::process::ExitCode {
    rjpf::main_with_all(&rjpf::Extensions { heuristics: &[PEAK], ..rjpf::Extensions::default() })
}
