//@ native: yes
//@ outputs: "0" | "1"
// A listener that is added meanwhile is told or not.
public class ListenersFiredWhileAdded {
    static int told;

    public static void main(String[] args) throws Exception {
        java.beans.PropertyChangeSupport support = new java.beans.PropertyChangeSupport("source");
        Thread t = new Thread(() -> support.firePropertyChange("p", 1, 2));
        t.start();
        support.addPropertyChangeListener(e -> told++);
        t.join();
        System.out.print(told);
    }
}
