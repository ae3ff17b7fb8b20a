package sheepfold.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import sheepfold.server.store.Store;

/** Counts what is asked of a store, and answers in its place where a test wants it. */
final class CountingStore {
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();
    private final Map<String, Object> answers = new ConcurrentHashMap<>();
    private final Map<String, Runnable> beforehand = new ConcurrentHashMap<>();
    private final Map<String, Runnable> afterwards = new ConcurrentHashMap<>();
    private final Store store;

    CountingStore() {
        this(new MemoryStore());
    }

    CountingStore(Store inner) {
        store = (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (_, method, arguments) -> {
                    asked.merge(method.getName(), 1, Integer::sum);
                    if (answers.containsKey(method.getName())) {
                        return answers.get(method.getName());
                    }
                    Optional.ofNullable(beforehand.remove(method.getName())).ifPresent(Runnable::run);
                    try {
                        Object answer = method.invoke(inner, arguments);
                        Optional.ofNullable(afterwards.remove(method.getName())).ifPresent(Runnable::run);
                        return answer;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    Store store() {
        return store;
    }

    /** From now on this is what the method gives. */
    void answer(String method, Object answer) {
        answers.put(method, answer);
    }

    /** Does something once, when the method is called and has not been carried out yet. */
    void before(String method, Runnable work) {
        beforehand.put(method, work);
    }

    /** Does something once, when the method has been carried out and has not returned yet. */
    void after(String method, Runnable work) {
        afterwards.put(method, work);
    }

    int asked(String method) {
        return asked.getOrDefault(method, 0);
    }
}
