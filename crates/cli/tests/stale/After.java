// What All.java was compiled against has changed: B has a default method too, X wants one, S and N are interfaces and T is none.
interface A { default String m() { return "A"; } }
interface B { default String m() { return "B"; } }
interface X { String m(); }
interface S { static String st() { return "st"; } static int f = 3; }
class T { static String st() { return "st"; } }
interface N { default String v() { return "v"; } }
