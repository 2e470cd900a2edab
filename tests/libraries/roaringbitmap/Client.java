//@ maven: org.roaringbitmap:RoaringBitmap:1.3.0
// Two threads fill a bitmap each; the union of both.
import org.roaringbitmap.RoaringBitmap;

class Client {
    public static void main(String[] args) throws Exception {
        RoaringBitmap odd = new RoaringBitmap();
        RoaringBitmap even = new RoaringBitmap();
        Thread other = new Thread(() -> odd.add(1, 3, 100_001));
        other.start();
        even.add(2, 4, 6);
        other.join();
        RoaringBitmap all = RoaringBitmap.or(odd, even);
        System.out.println(all);
        assert all.getCardinality() == 6;
    }
}
