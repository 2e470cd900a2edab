/** Planetary orbits by a symplectic integrator: double arithmetic and field access. */
public class NBody {
    static final class Body {
        double x, y, z, vx, vy, vz, mass;
        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x; this.y = y; this.z = z; this.vx = vx; this.vy = vy; this.vz = vz; this.mass = mass;
        }
    }
    static void step(Body[] bodies, double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double d2 = dx * dx + dy * dy + dz * dz;
                double mag = dt / (d2 * Math.sqrt(d2));
                a.vx -= dx * b.mass * mag; a.vy -= dy * b.mass * mag; a.vz -= dz * b.mass * mag;
                b.vx += dx * a.mass * mag; b.vy += dy * a.mass * mag; b.vz += dz * a.mass * mag;
            }
        }
        for (Body b : bodies) { b.x += dt * b.vx; b.y += dt * b.vy; b.z += dt * b.vz; }
    }
    static double energy(Body[] bodies) {
        double e = 0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return e;
    }
    public static void main(String[] args) {
        Body[] bodies = {
            new Body(0, 0, 0, 0, 0, 0, 39.5), new Body(4.84, -1.16, -0.10, 0.606, 2.81, -0.02, 0.037),
            new Body(8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011), new Body(12.89, -15.11, -0.22, 1.08, 0.868, -0.01, 0.0017),
            new Body(15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.002),
        };
        for (int i = 0; i < 120_000; i++) step(bodies, 0.01);
        System.out.println(Double.doubleToLongBits(energy(bodies)));
    }
}
