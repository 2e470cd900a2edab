//@ needs: jdk<=17
//@ expect: exception java.lang.ArrayIndexOutOfBoundsException
// The capacity is checked by one and used up by the other; newer releases keep the array in a variable meanwhile.
public class BuilderOverflows {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder(1);
        new Thread(() -> b.append('x')).start(); //~ THROWS
        b.append('y'); //~ THROWS
    }
}
