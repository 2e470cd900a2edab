/** Primes below n by the sieve of Eratosthenes, several rounds. */
public class Sieve {
    public static void main(String[] args) {
        int n = 2_000_000, total = 0;
        for (int round = 0; round < 5; round++) {
            boolean[] composite = new boolean[n + 1];
            int count = 0;
            for (int i = 2; i <= n; i++) {
                if (composite[i]) continue;
                count++;
                for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
            }
            total += count;
        }
        System.out.println(total);
    }
}
