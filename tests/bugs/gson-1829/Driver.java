//@ maven: com.google.code.gson:gson:2.8.9
//@ tracker: https://github.com/google/gson/issues/1829
//@ expect: exception
// Adapters of classes that name each other: one is in the cache before the other, on which it rests, is complete.
import com.google.gson.Gson;

class Driver {
    static class Left {
        Right right;
    }

    static class Right {
        Left left = new Left();
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        new Thread(() -> gson.getAdapter(Left.class)).start();
        gson.toJson(new Right());
    }
}
