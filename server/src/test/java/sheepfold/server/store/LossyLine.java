package sheepfold.server.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Connections that break at the worst moment: before a commit, after it, or after its answer. */
final class LossyLine {
    enum Moment {
        NEVER,
        BEFORE_COMMIT,
        AFTER_COMMIT,
        AFTER_ANSWER
    }

    private final AtomicReference<Moment> nextLoss = new AtomicReference<>(Moment.NEVER);
    private final AtomicInteger losses = new AtomicInteger();

    void breakOnce(Moment moment) {
        nextLoss.set(moment);
    }

    int losses() {
        return losses.get();
    }

    DataSource over(DataSource source) {
        return wrapped(DataSource.class, (_, method, arguments) -> {
            Object result = call(source, method, arguments);
            return result instanceof Connection connection ? over(connection) : result;
        });
    }

    private Connection over(Connection connection) {
        return wrapped(
                Connection.class,
                (_, method, arguments) ->
                        method.getName().equals("commit") ? commit(connection) : call(connection, method, arguments));
    }

    private @Nullable Object commit(Connection connection) throws SQLException {
        Moment loss = nextLoss.getAndSet(Moment.NEVER);
        if (loss != Moment.BEFORE_COMMIT) {
            connection.commit();
        }
        if (loss != Moment.NEVER) {
            losses.incrementAndGet();
            connection.abort(Runnable::run);
        }
        if (loss == Moment.BEFORE_COMMIT || loss == Moment.AFTER_COMMIT) {
            throw new SQLException("the line went dead", "08006");
        }
        return null;
    }

    private static <T> T wrapped(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object call(Object target, Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
