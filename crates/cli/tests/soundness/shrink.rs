//! Making a program that shows something as small as it can be while it still shows it.

use std::fs;
use std::path::Path;

use rjpf_classes::path::Jdk;

use crate::program::Program;

/// Rounds of leaving one thing out; each compiles all candidates at once.
const MOST_ROUNDS: usize = 30;

/// Leaves things out as long as `shows` says of the class that it still shows what it should.
pub(crate) fn shrink(jdk: &Jdk, program: &Program, shows: &dyn Fn(&str, &Path) -> bool) -> Program {
    let mut best = program.clone();
    if std::env::var_os("RJPF_NO_SHRINK").is_some() {
        return best;
    }
    for round in 0..MOST_ROUNDS {
        let mut candidates = best.smaller();
        for (i, candidate) in candidates.iter_mut().enumerate() {
            candidate.name = format!("{}c{i}", program.name);
        }
        let out = crate::folder(&format!("shrink-{}-{round}", program.name));
        // Without the statement that throws it, javac refuses to catch a checked exception.
        candidates.retain(|candidate| !has_vain_catch(candidate));
        let found = match crate::compile(jdk, &candidates, &out) {
            Ok(()) => candidates.into_iter().find(|candidate| shows(&candidate.name, &out)),
            Err(error) => panic!("shrinking {}: {error}", program.name),
        };
        _ = fs::remove_dir_all(&out);
        match found {
            Some(smaller) => best = Program { name: program.name.clone(), ..smaller },
            None => break,
        }
    }
    best
}

fn has_vain_catch(program: &Program) -> bool {
    use crate::program::Statement;
    fn vain(body: &[Statement]) -> bool {
        body.iter().any(|statement| match statement {
            Statement::Line(_) => false,
            Statement::Block { body, tail, .. } => {
                let catches = tail.contains("InterruptedException");
                let throws = body.iter().any(|s| matches!(s, Statement::Line(l) if l.contains("Thread.sleep")));
                catches && !throws || vain(body)
            }
        })
    }
    vain(&program.main) || program.threads.iter().any(|(_, body)| vain(body))
}
