//@ needs: jdk>=25
// The launcher makes an object and calls its main: the inherited one with arguments comes before the declared
// one without.

class InstanceMainBase {
    protected int made = 1;

    protected void main(String[] args) {
        System.out.println(getClass().getName() + " " + args.length + " " + made);
        hook();
    }

    void hook() {}
}

class InstanceMain extends InstanceMainBase {
    InstanceMain() {
        made += 41;
    }

    void main() {
        System.out.println("not this one");
    }

    @Override
    void hook() {
        System.out.println("hooked");
    }
}
