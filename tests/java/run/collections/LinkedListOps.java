// LinkedList as list, queue, deque and stack.
import java.util.*;

public class LinkedListOps {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>();
        System.out.println(l.peek() + " " + l.poll() + " " + l.pollLast() + " " + l.peekFirst());
        for (String m : new String[] {"getFirst", "removeLast", "element", "pop", "remove"}) {
            try {
                switch (m) {
                    case "getFirst": l.getFirst(); break;
                    case "removeLast": l.removeLast(); break;
                    case "element": l.element(); break;
                    case "pop": l.pop(); break;
                    default: l.remove();
                }
            } catch (NoSuchElementException e) {
                System.out.println(m + " " + e.getMessage());
            }
        }
        l.add("b");
        l.addFirst("a");
        l.offerLast("c");
        l.push("z");
        l.add(2, "mid");
        l.add(null);
        System.out.println(l + " " + l.size() + " " + l.indexOf(null) + " " + l.indexOf("mid"));
        System.out.println(l.removeFirstOccurrence("b") + " " + l.removeLastOccurrence("nope") + " " + l);
        ListIterator<String> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            int i = it.previousIndex();
            String s = it.previous();
            System.out.print(i + "=" + s + " ");
            if ("mid".equals(s)) {
                it.set("MID");
                it.add("after-previous");
            } else if (s == null) {
                it.remove();
            }
        }
        System.out.println();
        System.out.println(l);
        try {
            it.remove();
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("ISE " + e.getMessage());
        }
        Iterator<String> d = l.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (d.hasNext()) {
            String s = d.next();
            sb.append(s).append(',');
            if (s.startsWith("after")) d.remove();
        }
        System.out.println(sb + " " + l);
        try {
            for (String s : l) if (s.equals("z")) l.add("boom");
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage() + " " + l);
        }
        try {
            l.get(50);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Collections.reverse(l);
        Collections.rotate(l, 1);
        System.out.println(l + " " + l.equals(new ArrayList<>(l)) + " " + (l.hashCode() == new ArrayList<>(l).hashCode()));
        LinkedList<?> c = (LinkedList<?>) l.clone();
        l.clear();
        System.out.println(c + " " + l);
    }
}
