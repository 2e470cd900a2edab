// What libraries ask the platform's beans at start-up: the server, the runtime, threads, memory.

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import javax.management.MBeanServer;
import javax.management.ObjectName;

public class PlatformBeans {
    public interface CounterMBean {
        int getCount();
    }

    public static class Counter implements CounterMBean {
        public int getCount() {
            return 42;
        }
    }

    public static void main(String[] args) throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("test:type=Counter");
        server.registerMBean(new Counter(), name);
        System.out.println(server.getAttribute(name, "Count"));
        System.out.println(server.isRegistered(new ObjectName(ManagementFactory.RUNTIME_MXBEAN_NAME)));
        System.out.println(ManagementFactory.getRuntimeMXBean().getManagementSpecVersion());
        System.out.println(ManagementFactory.getRuntimeMXBean().getName().contains("@"));
        System.out.println(ManagementFactory.getRuntimeMXBean().getUptime() >= 0);
        System.out.println(ManagementFactory.getThreadMXBean().getThreadCount() > 0);
        System.out.println(ManagementFactory.getThreadMXBean().getAllThreadIds().length > 0);
        System.out.println(ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() > 0);
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.println(heap.getUsed() <= heap.getCommitted() && heap.getMax() > 0);
        System.out.println(ManagementFactory.getClassLoadingMXBean().getUnloadedClassCount());
        server.unregisterMBean(name);
    }
}
