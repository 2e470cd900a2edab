//@ maven: org.mockito:mockito-core:5.14.1
// A mock made by subclassing (mockito-extensions says so: the other way needs an agent), used by two threads.
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

class Client {
    public static class Service {
        public int twice(int n) { return 2 * n; }
    }

    public static void main(String[] args) throws Exception {
        Service service = mock(Service.class);
        when(service.twice(3)).thenReturn(7);
        Thread other = new Thread(() -> service.twice(1));
        other.start();
        int mine = service.twice(3);
        other.join();
        verify(service, times(1)).twice(1);
        System.out.println(mine + " " + service.twice(2));
        assert mine == 7;
    }
}
