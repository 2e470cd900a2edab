// The loopback is an interface with an address; which others there are is nobody's business.

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Collections;

public class LoopbackInterface {
    public static void main(String[] args) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.1"));
        System.out.println(loopback.getName() + " " + loopback.getIndex());
        System.out.println(loopback.isLoopback() + " " + loopback.isUp() + " " + loopback.isPointToPoint());
        System.out.println(loopback.getHardwareAddress() == null);
        boolean found = false;
        for (InetAddress address : Collections.list(loopback.getInetAddresses())) {
            found |= address.getHostAddress().equals("127.0.0.1");
        }
        System.out.println(found);
        System.out.println(Collections.list(NetworkInterface.getNetworkInterfaces()).contains(loopback));
        System.out.println(NetworkInterface.getByName("lo").equals(loopback));
        System.out.println(NetworkInterface.getByName("none") == null);
    }
}
