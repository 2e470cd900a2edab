// A small ray tracer with spheres, plane, shadows and reflection; prints an ASCII picture and a checksum of bits.
public class RayTracer {
    record V(double x, double y, double z) {
        V add(V o) { return new V(x + o.x, y + o.y, z + o.z); }
        V sub(V o) { return new V(x - o.x, y - o.y, z - o.z); }
        V mul(double k) { return new V(x * k, y * k, z * k); }
        double dot(V o) { return x * o.x + y * o.y + z * o.z; }
        double len() { return Math.sqrt(dot(this)); }
        V norm() { return mul(1 / len()); }
        V reflect(V n) { return sub(n.mul(2 * dot(n))); }
    }
    record Ray(V o, V d) { V at(double t) { return o.add(d.mul(t)); } }
    interface Thing { double hit(Ray r); V normal(V p); double color(V p); double mirror(); }
    record Sphere(V c, double r, double color, double mirror) implements Thing {
        public double hit(Ray ray) {
            V oc = ray.o.sub(c);
            double b = oc.dot(ray.d), q = b * b - oc.dot(oc) + r * r;
            if (q < 0) return Double.POSITIVE_INFINITY;
            double s = Math.sqrt(q), t = -b - s;
            return t > 1e-6 ? t : -b + s > 1e-6 ? -b + s : Double.POSITIVE_INFINITY;
        }
        public V normal(V p) { return p.sub(c).norm(); }
        public double color(V p) { return color; }
    }
    record Plane(double y) implements Thing {
        public double hit(Ray r) {
            if (Math.abs(r.d.y()) < 1e-9) return Double.POSITIVE_INFINITY;
            double t = (y - r.o.y()) / r.d.y();
            return t > 1e-6 ? t : Double.POSITIVE_INFINITY;
        }
        public V normal(V p) { return new V(0, 1, 0); }
        public double color(V p) { return ((int) Math.floor(p.x()) + (int) Math.floor(p.z()) & 1) == 0 ? 0.9 : 0.3; }
        public double mirror() { return 0.1; }
    }
    final Thing[] scene;
    final V light = new V(-3, 6, -4);
    int rays;
    RayTracer(Thing... s) { scene = s; }
    Thing nearest(Ray r, double[] t) {
        Thing best = null;
        t[0] = Double.POSITIVE_INFINITY;
        for (Thing s : scene) { double d = s.hit(r); if (d < t[0]) { t[0] = d; best = s; } }
        return best;
    }
    double trace(Ray r, int depth) {
        rays++;
        double[] t = new double[1];
        Thing s = nearest(r, t);
        if (s == null) return 0.1 + 0.2 * Math.max(0, r.d.y());
        V p = r.at(t[0]), n = s.normal(p), toL = light.sub(p);
        double dist = toL.len();
        V l = toL.norm();
        double shade = 0.1 * s.color(p);
        Thing block = nearest(new Ray(p.add(n.mul(1e-5)), l), t);
        if (block == null || t[0] > dist) {
            shade += Math.max(0, n.dot(l)) * s.color(p) * 0.8;
            double spec = Math.max(0, l.mul(-1).reflect(n).dot(r.d.mul(-1)));
            for (int i = 0; i < 4; i++) spec *= spec;
            shade += spec * 0.3;
        }
        if (depth > 0 && s.mirror() > 0) shade = shade * (1 - s.mirror())
                + s.mirror() * trace(new Ray(p.add(n.mul(1e-5)), r.d.reflect(n)), depth - 1);
        return shade;
    }
    public static void main(String[] args) {
        RayTracer rt = new RayTracer(new Plane(-1), new Sphere(new V(0, 0, 4), 1, 0.9, 0.3),
                new Sphere(new V(1.6, -0.4, 3), 0.6, 0.6, 0), new Sphere(new V(-1.7, -0.3, 3.4), 0.7, 0.5, 0.5));
        long h = 17;
        double max = 0;
        StringBuilder pic = new StringBuilder();
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 44; x++) {
                double v = rt.trace(new Ray(new V(0, 0.2, -1), new V((x - 21.5) / 22, (7.5 - y) / 11, 1.4).norm()), 2);
                h = h * 31 + Double.doubleToLongBits(v);
                max = Math.max(max, v);
                pic.append(" .:-=+*#%@".charAt((int) Math.min(9, v * 9)));
            }
            pic.append("|\n");
        }
        System.out.print(pic);
        System.out.println(Long.toHexString(h) + " " + rt.rays + " " + Long.toHexString(Double.doubleToLongBits(max)));
    }
}
