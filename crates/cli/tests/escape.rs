//! Ways out of the machine, each of which has to fail (`docs/SECURITY.md`).
//!
//! First what a Java program can try; then, in case a native method had a hole, what its Rust code could
//! try: this test is its own tool, and started with `RJPF_AS_TOOL` it is rjpf with peers that do whatever
//! the system lets them.

mod support;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult};
use support::*;

const SECRET: &str = "nobody is to read this";

/// Statements of Java that come to `got` if they succeed. `SECRET` is a file outside, `OUT` a file that is not there.
#[rustfmt::skip]
const WAYS: &[&str] = &[
    // Reading what is outside.
    "got(new String(new FileInputStream(SECRET).readAllBytes()))",
    "got(new BufferedReader(new FileReader(SECRET)).readLine())",
    "got(new RandomAccessFile(SECRET, \"r\").readLine())",
    "got(new Scanner(new File(SECRET)).nextLine())",
    "got(Files.readString(Path.of(SECRET)))",
    "got(Files.readAllLines(Path.of(SECRET)).get(0))",
    "got(Files.lines(Path.of(SECRET)).findFirst().get())",
    "{ var b = ByteBuffer.allocate(9); FileChannel.open(Path.of(SECRET)).read(b); got(b.get(0)); }",
    "got(FileChannel.open(Path.of(SECRET)).map(FileChannel.MapMode.READ_ONLY, 0, 9).get(0))",
    "got(new String(new java.net.URL(\"file:\" + SECRET).openStream().readAllBytes()))",
    "got(new Scanner(new File(\"up/../../\" + new File(SECRET).getName())).nextLine())",
    "got(new Scanner(new File(\"link\")).nextLine())",
    "got(Files.list(Path.of(SECRET).getParent()).count())",
    "got(new File(SECRET).getParentFile().list().length)",
    "got(Files.walk(Path.of(\"/etc\")).count())",
    "got(new String(new FileInputStream(\"/etc/passwd\").readAllBytes()))",
    "got(new String(new FileInputStream(\"/proc/self/environ\").readAllBytes()))",
    "got(new FileInputStream(\"/dev/zero\").read())",
    "got(new java.util.jar.JarFile(\"/etc/passwd\").size())",
    "got(new java.net.URLClassLoader(new java.net.URL[] {new java.net.URL(\"file:/etc/\")}).getResourceAsStream(\"passwd\").read())",
    // Reading it through what the program has made of names.
    "{ Files.createSymbolicLink(Path.of(OUT), Path.of(SECRET)); got(Files.readString(Path.of(OUT))); }",
    "{ Files.createLink(Path.of(OUT), Path.of(SECRET)); got(Files.readString(Path.of(OUT))); }",
    "{ if (new File(SECRET).renameTo(new File(OUT))) got(Files.readString(Path.of(OUT))); }",
    "{ if (new File(SECRET).getParentFile().renameTo(new File(OUT))) got(new File(OUT).list().length); }",
    "{ new File(SECRET).setExecutable(true); got(Files.readString(Path.of(SECRET))); }",
    "{ Files.copy(Path.of(SECRET), Path.of(OUT)); got(Files.readString(Path.of(OUT))); }",
    "{ new FileOutputStream(SECRET, true).close(); got(Files.readString(Path.of(SECRET))); }",
    // Processes, libraries, sockets, memory.
    "{ Runtime.getRuntime().exec(new String[] {\"touch\", OUT}).waitFor(); got(\"ran\"); }",
    "{ new ProcessBuilder(\"touch\", OUT).start().waitFor(); got(\"ran\"); }",
    "{ System.load(\"/lib/x86_64-linux-gnu/libc.so.6\"); got(\"loaded\"); }",
    "{ new java.net.Socket(\"127.0.0.1\", 1); got(\"connected\"); }",
    "got(java.net.InetAddress.getByName(\"example.com\"))",
    "got(System.getenv(\"RJPF_TEST_SECRET\").length())",
    "got(ProcessHandle.allProcesses().count())",
    "{ var f = sun.misc.Unsafe.class.getDeclaredField(\"theUnsafe\"); f.setAccessible(true); got(((sun.misc.Unsafe) f.get(null)).getLong(0x400000L)); }",
];

/// What the program may do as far as it can tell, and of which nothing is left.
#[rustfmt::skip]
const INSIDE: &[&str] = &[
    "{ new FileOutputStream(OUT).write(1); got(\"written\"); }",
    "{ Files.writeString(Path.of(OUT), \"x\"); got(\"written\"); }",
    "{ Files.createDirectory(Path.of(OUT)); got(\"made\"); }",
    "{ if (new File(OUT).mkdir()) got(\"made\"); }",
    "{ if (new File(OUT).createNewFile()) got(\"made\"); }",
    "{ Files.createTempFile(\"a\", \"b\"); got(\"made\"); }",
    "{ Files.createSymbolicLink(Path.of(OUT), Path.of(SECRET)); got(\"made\"); }",
    "{ if (new File(\"victim\").delete()) got(\"gone\"); }",
    "{ if (new File(\"victim\").renameTo(new File(OUT))) got(\"moved\"); }",
    "{ new RandomAccessFile(\"victim\", \"rw\").setLength(0); got(\"cut\"); }",
    "{ if (new File(\"victim\").setExecutable(true)) got(\"changed\"); }",
    "{ new java.net.ServerSocket(0); got(\"bound\"); }",
    "{ new java.net.DatagramSocket(); got(\"bound\"); }",
];

fn java_program(secret: &Path) -> String {
    let cases: String =
        WAYS.iter().chain(INSIDE).enumerate().map(|(i, way)| format!("case {i}: {way}; break;\n")).collect();
    format!(
        "import java.io.*; import java.nio.*; import java.nio.channels.*; import java.nio.file.*; import java.util.*;
public class Escape {{
    static final String SECRET = {secret:?}, OUT = \"made-by-program\";
    static void got(Object what) {{ System.out.println(\"GOT \" + what); }}
    public static void main(String[] args) throws Throwable {{
        switch (Integer.parseInt(args[0])) {{ {cases} default: System.out.println(\"inside\"); }}
    }}
}}"
    )
}

const PEERS: &[Peer] = &[Peer::of("Hole", &[native("reach(I)Z", reach)])];

/// What a peer could do if the system let it; true if it does.
const REACHES: &[fn(&Path) -> bool] = &[
    |at| fs::read(at.join("secret")).is_ok(),
    |_| fs::read("/etc/passwd").is_ok(),
    |at| fs::read_dir(at).is_ok(),
    |_| fs::write("made-by-peer", "x").is_ok(),
    |_| fs::OpenOptions::new().append(true).open("victim").is_ok(),
    |_| fs::remove_file("victim").is_ok(),
    |_| fs::rename("victim", "made-by-peer").is_ok(),
    |_| fs::create_dir("made-by-peer").is_ok(),
    |_| symlink("/", "made-by-peer").is_ok(),
    |_| fs::hard_link("victim", "made-by-peer").is_ok(),
    |_| fs::metadata("victim").and_then(|there| fs::set_permissions("victim", there.permissions())).is_ok(),
    |_| Command::new("true").status().is_ok(),
    |_| std::net::TcpListener::bind("127.0.0.1:0").is_ok(),
    |_| std::net::UdpSocket::bind("127.0.0.1:0").is_ok(),
    |_| std::os::unix::net::UnixStream::pair().is_ok(),
    // SAFETY: the child of a fork ends at once.
    |_| unsafe {
        let child = libc::fork();
        if child == 0 {
            libc::_exit(0);
        }
        child > 0
    },
    // In a thread that is started now.
    |at| std::thread::scope(|scope| scope.spawn(|| fs::read(at.join("secret")).is_ok()).join().unwrap()),
    |_| std::thread::spawn(|| Command::new("true").status().is_ok()).join().unwrap(),
];

fn reach(ctx: &mut Ctx<'_>) -> PeerResult {
    let outside = PathBuf::from(std::env::var_os("RJPF_OUTSIDE").unwrap());
    Ok(REACHES[ctx.int(0) as usize](&outside).into())
}

const HOLE: &str = "
class Hole { static native boolean reach(int i); }
public class Main {
    public static void main(String[] args) throws Exception {
        // What it needs still works.
        System.out.println(new String(new java.io.FileInputStream(\"victim\").readAllBytes()));
        int i = Integer.parseInt(args[0]);
        assert !Hole.reach(i) : \"reached \" + i;
        assert java.security.Security.getProperty(\"keystore.type\") != null;
    }
}";

fn main() -> ExitCode {
    if std::env::var_os("RJPF_AS_TOOL").is_some() {
        return rjpf::main_with_all(&rjpf::Extensions { peers: PEERS, ..Default::default() });
    }
    let outside = folder("escape-outside", &[("secret", SECRET)]);
    let secret = outside.join("secret");
    let program = java_program(&secret);
    let at =
        folder("escape", &[("Escape.java", &program), ("Main.java", HOLE), ("victim", "still here"), ("up/x", "")]);
    symlink(&secret, at.join("link")).unwrap();
    java_ways(&at);
    kernel_ways(&at, &outside);
    println!("escape: ok, {} ways of a program and {} of a peer", WAYS.len(), REACHES.len());
    ExitCode::SUCCESS
}

fn java_ways(at: &Path) {
    assert!(WAYS.len() >= 30);
    let none = rjpf(at, &["Escape.java", &(WAYS.len() + INSIDE.len()).to_string()]);
    assert_eq!(none.code, 0, "{}{}", none.out, none.err);
    for (i, way) in WAYS.iter().chain(INSIDE).enumerate() {
        let inside = i >= WAYS.len();
        let number = i.to_string();
        for words in [&["run", "Escape.java", &number][..], &["Escape.java", &number, "--no-trace"]] {
            let tried = said(command(at, words).env("RJPF_TEST_SECRET", SECRET).output().unwrap());
            let all = format!("{}{}", tried.out, tried.err);
            let ends = if inside { tried.code == 0 } else { matches!(tried.code, 1 | 3) };
            assert!(ends, "{way}: {words:?} ends with {}\n{all}", tried.code);
            assert!(
                (inside || !all.contains("GOT ")) && !all.contains(SECRET) && !all.contains("root:"),
                "{way}: {words:?}\n{all}"
            );
            intact(at, way);
        }
    }
}

/// Nothing was made, changed or taken away.
fn intact(at: &Path, way: &str) {
    assert_eq!(fs::read_to_string(at.join("victim")).unwrap_or_default(), "still here", "{way}");
    for made in ["made-by-program", "made-by-peer"] {
        assert!(!at.join(made).exists(), "{way}");
    }
}

fn kernel_ways(at: &Path, outside: &Path) {
    let tool = |words: &[&str]| {
        let mut tool = Command::new(std::env::current_exe().unwrap());
        tool.args(words).current_dir(at).stdin(Stdio::null());
        tool.env("RJPF_AS_TOOL", "1").env("RJPF_OUTSIDE", outside).env("XDG_CACHE_HOME", cache());
        said(tool.output().unwrap())
    };
    // Without a sandbox the first of them succeeds: the test can tell.
    let open = tool(&["Main.java", "0", "+sandbox=off", "--no-trace"]);
    assert_eq!(open.code, 1, "{}{}", open.out, open.err);
    let first = tool(&["Main.java", "0", "--no-trace"]);
    if first.err.contains("warning: ") {
        println!("escape: this system has no sandbox: {}", first.err.trim());
        return;
    }
    for i in 0..REACHES.len() {
        for command in [&["run"][..], &[]] {
            let number = i.to_string();
            let words: Vec<&str> = command.iter().copied().chain(["Main.java", &number]).collect();
            let tried = tool(&words);
            assert_eq!(tried.code, 0, "{words:?}: {}{}", tried.out, tried.err);
            intact(at, &format!("peer {i}"));
        }
    }
    // Reports are written all the same.
    fs::write(at.join("Fails.java"), "public class Fails { public static void main(String[] a) { assert false; } }")
        .unwrap();
    let report = tool(&["Fails.java", "--json", "r.json", "--html", "r.html"]);
    assert_eq!(report.code, 1, "{}{}", report.out, report.err);
    assert!(report.err.is_empty(), "{}", report.err);
    assert_eq!(json(at.join("r.json"))["verdict"], "violation");
    assert!(at.join("r.html").exists() && at.join("rjpf-trace-Fails.json").exists());
}
