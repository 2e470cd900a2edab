/** Sorts int arrays by hand-written quicksort. */
public class QuickSort {
    static void sort(int[] a, int lo, int hi) {
        while (lo < hi) {
            int pivot = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i <= j) { int t = a[i]; a[i] = a[j]; a[j] = t; i++; j--; }
            }
            if (j - lo < hi - i) { sort(a, lo, j); lo = i; } else { sort(a, i, hi); hi = j; }
        }
    }
    public static void main(String[] args) {
        int seed = 42, check = 0;
        for (int round = 0; round < 8; round++) {
            int[] a = new int[150_000];
            for (int i = 0; i < a.length; i++) { seed = seed * 1664525 + 1013904223; a[i] = seed; }
            sort(a, 0, a.length - 1);
            check ^= a[a.length / 2] + a[17];
        }
        System.out.println(check);
    }
}
