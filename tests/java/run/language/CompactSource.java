//@ needs: jdk>=25
// A compact source file: the class has the file's name and nobody wrote it.

int count = 2;

String twice(String text) {
    return text + text;
}

void main() {
    IO.println(twice("hi") + count);
}
