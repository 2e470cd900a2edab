//@ native: yes
//@ outputs: "1\n" | "2\n"
// As in LostUpdateInJavax, in a package where the subjects of other checkers live.
// Confirmed on JDK 17 and 25: every outcome was seen.
package gov.nasa.jpf.subject;

public class LostUpdateInGovNasaJpf extends Thread {
    static int count;

    @Override
    public void run() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new LostUpdateInGovNasaJpf();
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
