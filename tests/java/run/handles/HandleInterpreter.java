// A small expression compiler whose target code is a tree of method handles.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class HandleInterpreter {
    static final MethodType ENV = methodType(long.class, long[].class);

    static long add(long a, long b) {
        return a + b;
    }

    static long sub(long a, long b) {
        return a - b;
    }

    static long mul(long a, long b) {
        return a * b;
    }

    static long div(long a, long b) {
        return a / b;
    }

    static boolean truth(long x) {
        return x != 0;
    }

    static long load(int i, long[] env) {
        return env[i];
    }

    static MethodHandle find(String n, MethodType t) {
        try {
            return lookup().findStatic(HandleInterpreter.class, n, t);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    final String src;
    int pos;

    HandleInterpreter(String src) {
        this.src = src.replace(" ", "");
    }

    MethodHandle expr() {
        MethodHandle left = term();
        while (pos < src.length() && (src.charAt(pos) == '+' || src.charAt(pos) == '-')) left = binary(src.charAt(pos++) == '+' ? "add" : "sub", left, term());
        if (pos < src.length() && src.charAt(pos) == '?') {
            pos++;
            MethodHandle yes = expr();
            pos++;
            MethodHandle no = expr();
            left = guardWithTest(filterReturnValue(left, find("truth", methodType(boolean.class, long.class))), yes, no);
        }
        return left;
    }

    MethodHandle term() {
        MethodHandle left = atom();
        while (pos < src.length() && (src.charAt(pos) == '*' || src.charAt(pos) == '/')) left = binary(src.charAt(pos++) == '*' ? "mul" : "div", left, atom());
        return left;
    }

    MethodHandle atom() {
        char c = src.charAt(pos);
        if (c == '(') {
            pos++;
            MethodHandle h = expr();
            pos++;
            return h;
        }
        if (Character.isLetter(c)) {
            pos++;
            return insertArguments(find("load", methodType(long.class, int.class, long[].class)), 0, c - 'a');
        }
        int start = pos;
        while (pos < src.length() && Character.isDigit(src.charAt(pos))) pos++;
        return dropArguments(constant(long.class, Long.parseLong(src.substring(start, pos))), 0, long[].class);
    }

    static MethodHandle binary(String op, MethodHandle l, MethodHandle r) {
        MethodHandle h = find(op, methodType(long.class, long.class, long.class));
        h = collectArguments(h, 1, r);
        h = collectArguments(h, 0, l);
        return permuteArguments(h, ENV, 0, 0);
    }

    public static void main(String[] args) throws Throwable {
        String[] programs = {"1+2*3", "(1+2)*3", "a*a+b*b", "a-b-c", "100/a/b", "a?b:c", "(a-3)?(a*2):(b?7:8)", "((a+b)*(a-b))/(c-c)", "z"};
        long[][] envs = {{3, 4, 5}, {0, 1, 2}, {-7, 0, 9}};
        for (String p : programs) {
            MethodHandle h = new HandleInterpreter(p).expr();
            StringBuilder sb = new StringBuilder(p + " :");
            for (long[] env : envs) {
                try {
                    sb.append(' ').append((long) h.invokeExact(env));
                } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
                    sb.append(" <").append(e.getMessage()).append('>');
                }
            }
            System.out.println(sb);
        }
        MethodHandle loop = new HandleInterpreter("a*31+b").expr();
        long[] env = {1, 7};
        for (int i = 0; i < 300; i++) env[0] = (long) loop.invokeExact(env);
        System.out.println(env[0]);
    }
}
