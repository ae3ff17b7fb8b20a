package sheepfold.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sheepfold.server.store.Store;

/** Counts what is asked of a store. */
final class CountingStore {
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();
    private final Store store;

    CountingStore() {
        this(new MemoryStore());
    }

    CountingStore(Store inner) {
        store = (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (_, method, arguments) -> {
                    asked.merge(method.getName(), 1, Integer::sum);
                    try {
                        return method.invoke(inner, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    Store store() {
        return store;
    }

    int asked(String method) {
        return asked.getOrDefault(method, 0);
    }
}
