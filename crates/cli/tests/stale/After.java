// What All.java was compiled against has changed: B has a default method too, X wants one, S and N are interfaces and T is none. What was static
// in Q is not and the other way round; W and Y do not implement their methods any more.
interface A { default String m() { return "A"; } }
interface B { default String m() { return "B"; } }
interface X { String m(); }
interface S { static String st() { return "st"; } static int f = 3; }
class T { static String st() { return "st"; } }
class Q { String q() { return "q"; } static String p() { return "p"; } }
abstract class W { abstract String w(); }
interface Y { String y(); }
interface N { default String v() { return "v"; } }
