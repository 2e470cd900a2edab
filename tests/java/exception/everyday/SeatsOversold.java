//@ expect: exception java.lang.IllegalStateException
// Both methods are synchronized, but not what is done between them: one seat is sold twice.
public class SeatsOversold {
    static class Show {
        private int left = 1;

        synchronized boolean hasSeats() {
            return left > 0;
        }

        synchronized void sell() {
            if (left == 0) throw new IllegalStateException("sold out"); //~ THROWS
            left--;
        }
    }

    static class Agent extends Thread {
        private final Show show;

        Agent(Show show) {
            this.show = show;
        }

        @Override
        public void run() {
            if (show.hasSeats()) show.sell();
        }
    }

    public static void main(String[] args) throws Exception {
        Show show = new Show();
        Thread north = new Agent(show);
        Thread south = new Agent(show);
        north.start();
        south.start();
        north.join();
        south.join();
    }
}
