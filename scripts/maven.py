"""Small programs that need jars of others: their directives, their jars from the Maven registry, their classes.

A program is one Java file whose first lines are directives, `//@ name: value`:

    maven: group:artifact:version   a jar that it needs, with all that this one needs; may be there several times

The jars stay in Maven's own cache and are never part of this repository. What is made goes to target/<kind>/<name>.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RJPF = Path(os.environ.get("RJPF", ROOT / "target" / "release" / "rjpf"))
DIRECTIVE = re.compile(r"//@ ([a-z-]+): (.*)")


class NoRegistry(Exception):
    """There is no Maven, or it cannot get what it is asked for."""


@dataclass
class Program:
    source: Path
    made: Path
    directives: dict = field(default_factory=dict)
    about: str = ""

    @property
    def name(self):
        return self.source.parent.name

    @property
    def coordinates(self):
        return self.directives.get("maven", [])

    def said(self, directive):
        return " ".join(self.directives.get(directive, []))

    @property
    def class_path(self):
        return f"{self.made / 'classes'}:{(self.made / 'class-path').read_text().strip()}"

    def fetched(self):
        """The jars are there, for these coordinates."""
        stamp, paths = self.made / "coordinates", self.made / "class-path"
        if not (stamp.exists() and paths.exists() and stamp.read_text() == "\n".join(self.coordinates)):
            return False
        return all(Path(jar).exists() for jar in paths.read_text().strip().split(":"))


def programs(kind, main, known, names=()):
    """The programs below tests/<kind>, those named only if there are names."""
    found = []
    for source in sorted((ROOT / "tests" / kind).glob(f"*/{main}.java")):
        program = Program(source, ROOT / "target" / kind / source.parent.name)
        about = []
        for line in source.read_text().splitlines():
            directive = DIRECTIVE.match(line)
            if directive:
                if directive[1] not in known | {"maven"}:
                    sys.exit(f"{source}: unknown directive {directive[1]}")
                program.directives.setdefault(directive[1], []).append(directive[2])
            elif line.startswith("// "):
                about.append(line[3:])
            else:
                break
        program.about = " ".join(about)
        if not program.coordinates:
            sys.exit(f"{source}: no '//@ maven:'")
        found.append(program)
    unknown = set(names) - {program.name for program in found}
    if unknown:
        sys.exit(f"no such program: {', '.join(sorted(unknown))}")
    return [program for program in found if not names or program.name in names]


def fetch(wanted, seconds=900):
    """Lets one Maven get the jars of all programs: a module for each, so that their versions do not meet."""
    missing = [program for program in wanted if not program.fetched()]
    if not missing:
        return
    maven = shutil.which("mvn")
    if not maven:
        raise NoRegistry("there is no mvn")
    parent = missing[0].made.parent
    for program in missing:
        program.made.mkdir(parents=True, exist_ok=True)
        (program.made / "pom.xml").write_text(pom(program))
    (parent / "pom.xml").write_text(parent_pom([program.name for program in missing]))
    command = [maven, "-B", "-q", "--fail-at-end", "dependency:build-classpath", "-Dmdep.outputFile=class-path",
               "-Dmdep.includeScope=runtime"]
    try:
        done = subprocess.run(command, cwd=parent, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        raise NoRegistry(f"Maven did not end in {seconds} s")
    for program in missing:
        if (program.made / "class-path").exists():
            (program.made / "coordinates").write_text("\n".join(program.coordinates))
    if done.returncode != 0:
        raise NoRegistry("Maven: " + "\n".join(done.stdout.splitlines()[:5]))


def parent_pom(modules):
    listed = "".join(f"<module>{module}</module>" for module in modules)
    return project("all", f"<packaging>pom</packaging><modules>{listed}</modules>")


def pom(program):
    dependencies = ""
    for coordinates in program.coordinates:
        group, artifact, version = coordinates.split(":")
        dependencies += (f"<dependency><groupId>{group}</groupId><artifactId>{artifact}</artifactId>"
                         f"<version>{version}</version></dependency>")
    return project(program.name, f"<dependencies>{dependencies}</dependencies>")


def project(name, content):
    return ('<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>'
            f"<groupId>rjpf.programs</groupId><artifactId>{name}</artifactId><version>1</version>{content}</project>\n")


def compile_program(program, home):
    """Compiles into target/<kind>/<name>/classes; files beside the source are resources of the program."""
    classes, stamp = program.made / "classes", program.made / "compiled"
    wanted = f"{home}\n{program.class_path}\n{program.source.read_text()}"
    if stamp.exists() and stamp.read_text() == wanted:
        return None
    if classes.exists():
        shutil.rmtree(classes)
    classes.mkdir(parents=True)
    release = ["--release", program.said("release")] if program.said("release") else []
    command = [f"{home}/bin/javac", "-nowarn", "-g", *release, "-cp", program.class_path, "-d", str(classes),
               "-s", str(classes), str(program.source)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return f"{program.source}: javac fails\n{done.stdout}{done.stderr}"
    for resource in program.source.parent.rglob("*"):
        if resource.is_file() and resource.suffix != ".java":
            target = classes / resource.relative_to(program.source.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(resource, target)
    stamp.write_text(wanted)
    return None


def compile_all(wanted, home):
    with ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(lambda program: compile_program(program, home), wanted) if fault]
    if faults:
        sys.exit("\n".join(faults))


def default_jdk():
    """The JDK that rjpf would take, too."""
    if "JAVA_HOME" in os.environ:
        return os.environ["JAVA_HOME"]
    java = shutil.which("java")
    return str(Path(java).resolve().parent.parent) if java else sys.exit("no JDK: set JAVA_HOME")
