#!/bin/sh
# Compiles the examples for a plain JVM, runs every RandomDriver and recounts the smaller state spaces.
# Usage: examples-java/plain.sh [output folder]. Needs javac and java on the PATH; fails at the first error.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$(mktemp -d)}
verify=$out/verify
examples=$out/examples

javac --release 11 -d "$verify" $(find "$here/../jdk-models/verify" -name '*.java')
javac --release 11 -cp "$verify" -d "$examples" "$here"/*/*.java

# count <expected states> <structure> <bound>
count() {
  line=$(java -cp "$verify:$examples" common.StateCount "$2" "$3")
  echo "$line"
  case $line in
    "$2 $3 states $1 "*) ;;
    *) echo "expected $1 states" >&2; exit 1 ;;
  esac
}

for subject in binheap bst deos deque disjset fibheap filesystem heaparray javatreemap linkedlist queue stack treemap trie ubstack vector; do
  java -ea -cp "$verify:$examples" "$subject.RandomDriver"
done

count 9331 stack 6
count 10057 queue 6
count 46960 bst 9
count 69281 deque 8
count 97092 heaparray 8
count 109681 ubstack 8
count 96401 treemap 12
count 16864 binheap 7
count 3003 fibheap 6
count 58 filesystem 3
count 1353 filesystem 4
count 4747 disjset 7

# protocol <folder> <version> <expected exit code> <depth>: compiles one version and searches it
protocol() {
  classes=$out/$1-$2
  javac --release 11 -cp "$verify:$examples" -d "$classes" \
    "$here/$1"/base/"$1"/*.java "$here/$1/$2/$1"/*.java "$here/$1"/search/"$1"/*.java
  code=0
  java -cp "$verify:$examples:$classes" common.ProtocolSearch "$1.Model" "$4" > "$out/log" || code=$?
  echo "$1 $2: $(tail -n +"$4" "$out/log" | head -n 2 | tr '\n' ' ')"
  if [ "$code" != "$3" ]; then
    cat "$out/log" >&2
    exit 1
  fi
  if [ "$code" = 0 ]; then
    java -ea -cp "$verify:$examples:$classes" "$1.RandomDriver"
  fi
}

protocol aodv v1 1 4
protocol aodv v2 1 4
protocol aodv v3 0 6
protocol aodv v4 1 4
protocol arq v1 1 5
protocol arq v2 0 35
for version in v1 v2 v3 v4 v5 v6 v7 v8; do
  protocol diffusion "$version" 0 5
done
protocol diffusion v9 1 13
echo "all as expected"
