//@ flags: +listener=race
// An enum's constants are made by its initialiser.
public class EnumMadeOnce {
    enum Only {
        ONE;

        int value = 3;
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Only.ONE.value)).start();
        System.out.println(Only.valueOf("ONE").value);
    }
}
