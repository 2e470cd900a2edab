//! What the process gives up before it runs the program under check (`docs/SECURITY.md`).
//!
//! The machine has no native method that writes a file, starts a process or opens a socket. This is
//! the second line, in case that is not true: the kernel refuses it to the thread that runs the machine
//! and to every thread that it starts. Reports are written by a thread that was there before. Where
//! the kernel cannot do all of it, as much as it can is done, and the rest is said.

use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};

type Task = Box<dyn FnOnce() + Send>;

/// The thread that keeps all rights, once the others have lost them.
static OUTSIDE: Mutex<Option<Sender<Task>>> = Mutex::new(None);

/// Gives up what is not needed from now on; what is left can be read only. Says what could not be given up.
pub(crate) fn enter(readable: &[PathBuf]) -> Vec<String> {
    let (sender, tasks) = channel::<Task>();
    let outside = std::thread::Builder::new().name("outside".into());
    if let Err(error) = outside.spawn(move || tasks.into_iter().for_each(|task| task())) {
        return vec![format!("no thread for a sandbox: {error}")];
    }
    *OUTSIDE.lock().unwrap_or_else(PoisonError::into_inner) = Some(sender);
    system::restrict(readable)
}

/// Does something with all the rights that the process has.
pub(crate) fn outside<T: Send + 'static>(act: impl FnOnce() -> T + Send + 'static) -> T {
    let Some(outside) = OUTSIDE.lock().unwrap_or_else(PoisonError::into_inner).clone() else { return act() };
    let (sender, answer) = channel();
    let task = Box::new(move || _ = sender.send(act()));
    outside.send(task).expect("the thread lives as long as the process");
    answer.recv().expect("a task answers")
}

#[cfg(target_os = "linux")]
mod system {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};

    use landlock::{
        ABI, Access, AccessFs, AccessNet, PathBeneath, PathFd, RestrictionStatus, Ruleset, RulesetAttr,
        RulesetCreatedAttr, RulesetError, RulesetStatus,
    };
    use seccompiler::{
        BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
        TargetArch, apply_filter,
    };

    /// What rjpf itself reads while a program runs: its memory, its symbols for a backtrace, and devices whose
    /// content it makes up.
    const OWN: [&str; 5] = ["/proc/self", "/proc/self/exe", "/dev/null", "/dev/random", "/dev/urandom"];

    /// No processes, sockets, kernel interfaces or looks into others.
    #[rustfmt::skip]
    const DENIED: &[i64] = &[
        libc::SYS_execve, libc::SYS_execveat,
        libc::SYS_socket, libc::SYS_socketpair, libc::SYS_connect, libc::SYS_bind, libc::SYS_listen,
        libc::SYS_accept, libc::SYS_accept4,
        libc::SYS_ptrace, libc::SYS_process_vm_readv, libc::SYS_process_vm_writev, libc::SYS_pidfd_open,
        libc::SYS_pidfd_getfd, libc::SYS_kcmp,
        libc::SYS_io_uring_setup, libc::SYS_io_uring_enter, libc::SYS_io_uring_register, libc::SYS_bpf,
        libc::SYS_perf_event_open, libc::SYS_userfaultfd, libc::SYS_open_by_handle_at, libc::SYS_name_to_handle_at,
        libc::SYS_mount, libc::SYS_umount2, libc::SYS_pivot_root, libc::SYS_chroot, libc::SYS_unshare, libc::SYS_setns,
        libc::SYS_fsopen, libc::SYS_fsmount, libc::SYS_move_mount, libc::SYS_open_tree,
        libc::SYS_init_module, libc::SYS_finit_module, libc::SYS_delete_module, libc::SYS_kexec_load, libc::SYS_reboot,
        libc::SYS_swapon, libc::SYS_swapoff, libc::SYS_acct, libc::SYS_quotactl, libc::SYS_syslog,
        libc::SYS_add_key, libc::SYS_request_key, libc::SYS_keyctl,
        libc::SYS_sethostname, libc::SYS_setdomainname, libc::SYS_settimeofday, libc::SYS_clock_settime,
        libc::SYS_adjtimex, libc::SYS_clock_adjtime,
        libc::SYS_fchmodat, libc::SYS_fchmod, libc::SYS_fchown, libc::SYS_fchownat, libc::SYS_setxattr,
        libc::SYS_lsetxattr, libc::SYS_fsetxattr, libc::SYS_utimensat,
        libc::SYS_shmget, libc::SYS_msgget, libc::SYS_semget, libc::SYS_mq_open,
    ];

    /// Calls that newer architectures do without.
    #[cfg(target_arch = "x86_64")]
    #[rustfmt::skip]
    const OLD: &[i64] = &[
        libc::SYS_fork, libc::SYS_vfork, libc::SYS_chmod, libc::SYS_chown, libc::SYS_lchown, libc::SYS_utime,
        libc::SYS_utimes, libc::SYS_futimesat,
    ];

    pub(super) fn restrict(readable: &[PathBuf]) -> Vec<String> {
        let mut missing = Vec::new();
        match restrict_files(readable) {
            Ok(status) if status.ruleset != RulesetStatus::NotEnforced => {}
            Ok(_) => missing.push("this kernel has no Landlock: files are protected by rjpf alone".into()),
            Err(error) => missing.push(format!("files are protected by rjpf alone: {error}")),
        }
        if let Err(error) = restrict_calls() {
            missing.push(format!("system calls are not filtered: {error}"));
        }
        missing
    }

    fn restrict_files(readable: &[PathBuf]) -> Result<RestrictionStatus, RulesetError> {
        // Best effort: what an older kernel does not know is left out.
        let abi = ABI::V5;
        let read = AccessFs::ReadFile | AccessFs::ReadDir;
        let mut rules = Ruleset::default()
            .handle_access(AccessFs::from_all(abi))?
            .handle_access(AccessNet::from_all(abi))?
            .create()?;
        for path in readable.iter().map(PathBuf::as_path).chain(OWN.map(Path::new)) {
            // What is not there cannot be read either.
            let Ok(opened) = PathFd::new(path) else { continue };
            let rights = if path.is_dir() { read } else { AccessFs::ReadFile.into() };
            rules = rules.add_rule(PathBeneath::new(opened, rights))?;
        }
        rules.restrict_self()
    }

    fn restrict_calls() -> Result<(), String> {
        let text = |error: &dyn std::fmt::Display| error.to_string();
        let arch: TargetArch = std::env::consts::ARCH.try_into().map_err(|e| text(&e))?;
        // A clone is allowed if it is a thread. The newer call hides its flags behind a pointer; without it
        // the library takes the older one.
        let flags = libc::CLONE_THREAD as u64;
        let no_thread = SeccompCondition::new(0, SeccompCmpArgLen::Qword, SeccompCmpOp::MaskedEq(flags), 0);
        let no_thread = no_thread.and_then(|condition| SeccompRule::new(vec![condition])).map_err(|e| text(&e))?;
        let mut denied: BTreeMap<i64, Vec<SeccompRule>> = DENIED.iter().map(|&call| (call, Vec::new())).collect();
        denied.insert(libc::SYS_clone, vec![no_thread]);
        #[cfg(target_arch = "x86_64")]
        denied.extend(OLD.iter().map(|&call| (call, Vec::new())));
        let unknown = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
        for (calls, error) in [(unknown, libc::ENOSYS), (denied, libc::EPERM)] {
            let action = SeccompAction::Errno(error as u32);
            let filter = SeccompFilter::new(calls, SeccompAction::Allow, action, arch).map_err(|e| text(&e))?;
            let program: BpfProgram = filter.try_into().map_err(|e: seccompiler::BackendError| text(&e))?;
            apply_filter(&program).map_err(|e| text(&e))?;
        }
        Ok(())
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::path::PathBuf;

    pub(super) fn restrict(_readable: &[PathBuf]) -> Vec<String> {
        vec!["there is no sandbox on this system: files are protected by rjpf alone".into()]
    }
}
