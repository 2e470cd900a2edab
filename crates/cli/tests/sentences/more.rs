//! Objects changed between two calls, steps in the wrong order, and waits that nobody ends: each with programs that look alike and
//! fail for another reason.

/// Class, what it does, what its sentence begins with, what is in it besides. All of it follows from the program: only these
/// threads and lines can take part.
pub(crate) const BUGS: &[(&str, &str, &str, &[&str])] = &[
    // Nothing is thrown inside of a calendar: it is the year of the other thread.
    (
        "Years",
        "static final Calendar shared = new GregorianCalendar(TimeZone.getTimeZone(\"UTC\"));
        static int year(int y) { shared.set(Calendar.YEAR, y); return shared.get(Calendar.YEAR); }
        static void run() throws Exception {
            Thread t = new Thread(() -> year(1999), \"t\"); t.start();
            int y = year(2020); t.join();
            assert y == 2020 : y;
        }",
        "",
        &["GregorianCalendar#1.set(1, 2020) at Years.java:3", "GregorianCalendar#1.set(1, 1999) at Years.java:3"],
    ),
    (
        "Instants",
        "static final Calendar shared = new GregorianCalendar(TimeZone.getTimeZone(\"UTC\"));
        static long at(long t) { shared.setTimeInMillis(t); return shared.getTimeInMillis(); }
        static void run() throws Exception {
            Thread t = new Thread(() -> at(5), \"t\"); t.start();
            long y = at(7); t.join();
            assert y == 7 : y;
        }",
        "",
        &["GregorianCalendar#1.setTimeInMillis(7) at Instants.java:3", "GregorianCalendar#1.setTimeInMillis(5) at Instants.java:3"],
    ),
    // The year of the other date, without an exception.
    (
        "Formats",
        "static final SimpleDateFormat shared = new SimpleDateFormat(\"yyyy\");
        static { shared.setTimeZone(TimeZone.getTimeZone(\"UTC\")); }
        static void run() throws Exception {
            Thread t = new Thread(() -> shared.format(new Date(0)), \"t\"); t.start();
            String y = shared.format(new Date(86400000L * 400)); t.join();
            assert y.equals(\"1971\") : y;
        }",
        "unsynchronised use: main was inside of SimpleDateFormat#1.format(",
        &["at Formats.java:6 while t was inside of SimpleDateFormat#1.format(", "= 1970"],
    ),
    // Only the other way round: read first, then both are changed.
    (
        "Torn",
        "int x, y;
        void move(int d) { x += d; y += d; }
        static void run() throws Exception {
            Torn p = new Torn();
            Thread t = new Thread(() -> p.move(1), \"mover\"); t.start();
            int x = p.x, y = p.y;
            if (x < y) throw new IllegalStateException(\"torn\");
            t.join();
        }",
        "changed while it was read: main read Torn#1.x = 0 at Torn.java:7",
        &["mover wrote Torn#1.x = 1 at Torn.java:3 and Torn#1.y = 1 at Torn.java:3 in between"],
    ),
    // Both set one bit of a word.
    (
        "Bits",
        "static final BitSet bits = new BitSet();
        static void run() throws Exception {
            Thread t = new Thread(() -> bits.set(1), \"t\"); t.start();
            bits.set(2); t.join();
            assert bits.cardinality() == 2 : bits;
        }",
        "unsynchronised use: ",
        &["BitSet#1.set(1) at Bits.java:4", "BitSet#1.set(2) at Bits.java:5"],
    ),
    // A taker signals, which wakes up the other taker; the putter is not told.
    (
        "Signals",
        "static final ReentrantLock lock = new ReentrantLock(); static final Condition changed = lock.newCondition(); static int item;
        static void put() { try { lock.lock(); while (item == 1) changed.await(); item = 1; changed.signal(); lock.unlock(); } catch (InterruptedException e) { } }
        static void take() { try { lock.lock(); while (item == 0) changed.await(); item = 0; changed.signal(); lock.unlock(); } catch (InterruptedException e) { } }
        static void run() throws Exception {
            for (int i = 0; i < 2; i++) { new Thread(Signals::put, \"put\" + i).start(); new Thread(Signals::take, \"take\" + i).start(); }
        }",
        "signal to one of several: ",
        &["ConditionObject#1.signal() at Signals.java:", " which waits again at Signals.java:", " all the time"],
    ),
    // It is set, and nobody says so.
    (
        "Untold",
        "static final Object lock = new Object(); static boolean go;
        static void run() throws Exception {
            new Thread(() -> { synchronized (lock) { go = true; } }, \"a\").start();
            synchronized (lock) { while (!go) lock.wait(); }
        }",
        "forgotten notification: main read Untold.go = false at Untold.java:5 and waits for Object#1 at Untold.java:5",
        &["a wrote Untold.go = true at Untold.java:4 after that, and nobody has notified Object#1 since"],
    ),
    (
        "Unsignalled",
        "static final ReentrantLock lock = new ReentrantLock(); static final Condition set = lock.newCondition(); static boolean go;
        static void run() throws Exception {
            new Thread(() -> { lock.lock(); go = true; lock.unlock(); }, \"a\").start();
            lock.lock(); while (!go) set.await(); lock.unlock();
        }",
        "forgotten notification: main read Unsignalled.go = false at Unsignalled.java:5",
        &["a wrote Unsignalled.go = true at Unsignalled.java:4 after that"],
    ),
    // Two permits, and each has one of them.
    (
        "Permits",
        "static final Semaphore permits = new Semaphore(2);
        static void both() { try { permits.acquire(); permits.acquire(); permits.release(2); } catch (InterruptedException e) { } }
        static void run() throws Exception { new Thread(Permits::both, \"a\").start(); new Thread(Permits::both, \"b\").start(); }",
        "a permit that never comes: a at Permits.java:3 and b at Permits.java:3 wait for Semaphore#1; ",
        &[" took one at Permits.java:3 and waits at Permits.java:3"],
    ),
    // The second task fails before it counts.
    (
        "Counts",
        "static final CountDownLatch done = new CountDownLatch(2); static final int[] data = new int[1];
        static void run() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            for (int i = 0; i < 2; i++) { int k = i; pool.submit(() -> { data[k] = 1; done.countDown(); }); }
            done.await(); pool.shutdown();
        }",
        "a latch that stays closed: main at Counts.java:6 waits for CountDownLatch#1; it was counted down by pool-1-thread-1 at Counts.java:5",
        &["its count is still 1, and no thread can go on to count it down"],
    ),
    // It fails before it completes the future.
    (
        "Promise",
        "static void run() throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            new Thread(() -> { try { f.complete(Integer.parseInt(\"x\")); } catch (RuntimeException e) { } }, \"a\").start();
            f.join();
        }",
        "a future that nobody completes: main waits in CompletableFuture#1.join() at Promise.java:5",
        &["no thread can go on to complete it"],
    ),
    (
        "Phases",
        "static final Phaser phaser = new Phaser(3);
        static void run() throws Exception {
            new Thread(() -> phaser.arriveAndAwaitAdvance(), \"a\").start(); phaser.arriveAndAwaitAdvance();
        }",
        "a phaser that too few come to: ",
        &["waits in Phaser#1.arriveAndAwaitAdvance() at Phases.java:4"],
    ),
    (
        "Alone",
        "static final Exchanger<Integer> desk = new Exchanger<>();
        static void run() throws Exception { new Thread(() -> { }, \"a\").start(); desk.exchange(1); }",
        "an exchange without a partner: main waits in Exchanger#1.exchange(1) at Alone.java:3",
        &[],
    ),
    // A future that is not done keeps its callbacks on a stack: the last one runs first.
    (
        "Callbacks",
        "static void run() throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            List<Integer> log = Collections.synchronizedList(new ArrayList<>());
            Thread t = new Thread(() -> f.complete(1), \"t\"); t.start();
            f.thenAccept(x -> log.add(1));
            f.thenAccept(x -> log.add(2)); t.join();
            assert log.get(0) == 1 : log;
        }",
        "callbacks of a future: main called CompletableFuture#1.thenAccept(lambda)",
        &["after that t called ", "add(2) at Callbacks.java:7, and then called ", "add(1) at Callbacks.java:6"],
    ),
    // Both are safe; who comes first is not said anywhere.
    (
        "Greeting",
        "static void run() throws Exception {
            StringBuffer log = new StringBuffer();
            Thread t = new Thread(() -> log.append(\"stop\"), \"t\"), u = new Thread(() -> log.append(\"start\"), \"u\");
            u.start(); t.start(); u.join(); t.join();
            assert log.toString().startsWith(\"start\") : log;
        }",
        "order of calls: t called StringBuffer#1.append(\"stop\")",
        &["u then called StringBuffer#1.append(\"start\")", "main called StringBuffer#1.toString() -> \"stopstart\""],
    ),
    (
        "Tasks",
        "static volatile String seen;
        static void run() throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(2);
            Future<?> x = pool.submit(() -> seen = \"first\"), y = pool.submit(() -> seen = \"second\");
            x.get(); y.get(); pool.shutdown();
            assert seen.equals(\"second\") : seen;
        }",
        "order of writes: pool-1-thread-2 wrote Tasks.seen = \"second\" at Tasks.java:5; pool-1-thread-1 then wrote Tasks.seen = \"first\"",
        &["main read Tasks.seen = \"first\" at Tasks.java:7"],
    ),
];

/// Programs in which a pattern is there that is not why they fail.
pub(crate) const OTHER_CAUSES: &[(&str, &str)] = &[
    // The year is changed by the other thread; it is the month that never fits.
    (
        "Months",
        "static final Calendar shared = new GregorianCalendar(TimeZone.getTimeZone(\"UTC\"));
        static void run() throws Exception {
            Thread t = new Thread(() -> shared.set(Calendar.YEAR, 1999), \"t\"); t.start();
            shared.set(Calendar.MONTH, 3); int m = shared.get(Calendar.MONTH); t.join();
            assert m == 4 : \"never\";
        }",
    ),
    // Read torn, and nobody minds.
    (
        "Half",
        "int x, y, z;
        void move(int d) { x += d; y += d; }
        static void run() throws Exception {
            Half p = new Half();
            Thread t = new Thread(() -> p.move(1), \"mover\"); t.start();
            int x = p.x, y = p.y;
            if (p.z == 0) throw new IllegalStateException(\"zero \" + (x - x + y - y));
            t.join();
        }",
    ),
    // Whoever is woken up waits again.
    (
        "Whoever",
        "static final ReentrantLock lock = new ReentrantLock(); static final Condition c = lock.newCondition(); static boolean go;
        static void await() { lock.lock(); try { while (!go) c.await(); } catch (InterruptedException e) { } finally { lock.unlock(); } }
        static void run() throws Exception {
            new Thread(Whoever::await, \"x\").start(); new Thread(Whoever::await, \"y\").start();
            lock.lock(); c.signal(); lock.unlock();
        }",
    ),
    // The right one is woken up; what the other one waits for never happens.
    (
        "Right",
        "static final ReentrantLock lock = new ReentrantLock(); static final Condition c = lock.newCondition(); static boolean a, b;
        static void run() throws Exception {
            new Thread(() -> { lock.lock(); a = true; c.signalAll(); lock.unlock(); }, \"x\").start();
            lock.lock(); while (!a) c.await(); while (!b) c.await(); lock.unlock();
        }",
    ),
    // It looks at what is changed, and waits for something else.
    (
        "Looks",
        "static final Object lock = new Object(); static int n; static boolean go;
        static void run() throws Exception {
            new Thread(() -> { synchronized (lock) { n = 1; } }, \"a\").start();
            synchronized (lock) { int k = n; while (!go) lock.wait(); }
        }",
    ),
    // It changes, and not to what is waited for.
    (
        "Halfway",
        "static final Object lock = new Object(); static int n;
        static void run() throws Exception {
            new Thread(() -> { synchronized (lock) { n = 1; } }, \"a\").start();
            synchronized (lock) { while (n != 2) lock.wait(); }
        }",
    ),
    // Who would complete it waits to be notified.
    (
        "Asleep",
        "static final Object o = new Object();
        static void run() throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            new Thread(() -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } f.complete(1); }, \"a\").start();
            f.join();
        }",
    ),
    (
        "Late",
        "static final Phaser phaser = new Phaser(2); static final Object o = new Object();
        static void run() throws Exception {
            new Thread(() -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } phaser.arrive(); }, \"a\").start();
            phaser.arriveAndAwaitAdvance();
        }",
    ),
    // Neither order is right.
    (
        "Neither",
        "static volatile String seen;
        static void run() throws Exception {
            Thread t = new Thread(() -> seen = \"a\"), u = new Thread(() -> seen = \"b\");
            t.start(); u.start(); t.join(); u.join();
            assert seen.equals(\"c\") : \"none\";
        }",
    ),
    (
        "Length",
        "static void run() throws Exception {
            StringBuffer log = new StringBuffer();
            Thread t = new Thread(() -> log.append(\"x\"), \"t\"), u = new Thread(() -> log.append(\"y\"), \"u\");
            t.start(); u.start(); t.join(); u.join();
            assert log.length() == 3 : \"none\";
        }",
    ),
    // The callbacks run in the other order, and there are two of them in either.
    (
        "Three",
        "static void run() throws Exception {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            List<Integer> log = Collections.synchronizedList(new ArrayList<>());
            Thread t = new Thread(() -> f.complete(1), \"t\"); t.start();
            f.thenAccept(x -> log.add(1)); f.thenAccept(x -> log.add(2)); t.join();
            assert log.size() == 3 : \"three\";
        }",
    ),
];
