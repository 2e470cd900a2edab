// Vector, Stack, Hashtable and Enumeration.
import java.util.*;

public class LegacyCollections {
    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(3, 2);
        for (int i = 0; i < 6; i++) v.addElement(i * 2);
        System.out.println(v + " " + v.capacity() + " " + v.size() + " " + v.firstElement() + " " + v.lastElement() + " " + v.elementAt(2));
        v.insertElementAt(99, 1);
        v.removeElementAt(0);
        System.out.println(v.removeElement(4) + " " + v + " " + v.indexOf(8, 2) + " " + v.lastIndexOf(99));
        v.setSize(3);
        System.out.println(v);
        v.setSize(5);
        System.out.println(v);
        try {
            v.elementAt(5);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Stack<String> s = new Stack<>();
        s.push("a");
        s.push("b");
        s.push("c");
        System.out.println(s + " " + s.peek() + " " + s.search("a") + " " + s.search("q") + " " + s.pop() + " " + s.empty());
        s.clear();
        try {
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println("EmptyStack " + e.getMessage());
        }
        Hashtable<String, Integer> h = new Hashtable<>();
        for (int i = 0; i < 15; i++) h.put("key" + i, i);
        System.out.println(h + " " + h.size());
        System.out.println(h.contains(7) + " " + h.containsKey("key7") + " " + h.get("nope") + " " + h.remove("key3") + " " + h.merge("key1", 5, Integer::sum));
        StringBuilder sb = new StringBuilder();
        for (Enumeration<String> e = h.keys(); e.hasMoreElements();) sb.append(e.nextElement()).append(' ');
        System.out.println(sb);
        for (Runnable r : new Runnable[] {() -> h.put(null, 1), () -> h.put("x", null)}) {
            try {
                r.run();
            } catch (NullPointerException e) {
                System.out.println("NPE");
            }
        }
        System.out.println(h.hashCode() + " " + h.equals(new HashMap<>(h)) + " " + h.elements().hasMoreElements());
        Iterator<Integer> it = h.values().iterator();
        while (it.hasNext()) if (it.next() > 4) it.remove();
        System.out.println(h);
        Enumeration<Object> seq = new StringTokenizer("x y");
        seq.asIterator().forEachRemaining(System.out::println);
        Observable o = new Observable() {
            @Override
            public void notifyObservers(Object arg) {
                setChanged();
                super.notifyObservers(arg);
            }
        };
        o.addObserver((src, arg) -> System.out.println("observed " + arg));
        o.notifyObservers("event");
    }
}
