package sheepfold.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Calls methods and constructors of classes that are private elsewhere. */
final class Handles {
    private static final MethodType ONE = MethodType.methodType(Object.class, Object.class);
    private static final MethodType MANY = MethodType.methodType(Object.class, Object[].class);

    private Handles() {}

    /** A method without parameters, or a static one with a single one. */
    static MethodHandle of(Method method) {
        boolean fits = method.getParameterCount() == (Modifier.isStatic(method.getModifiers()) ? 1 : 0);
        if (!fits) {
            throw new IllegalArgumentException(method + " takes more than one thing");
        }
        try {
            return lookup(method.getDeclaringClass()).unreflect(method).asType(ONE);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The canonical constructor of a record, with its arguments in an array. */
    static MethodHandle constructor(Class<?> type) {
        Class<?>[] parameters = Stream.of(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return constructor(type, parameters)
                .asSpreader(Object[].class, parameters.length)
                .asType(MANY);
    }

    /** The constructor of a record with one component. */
    static MethodHandle wrapper(Class<?> type, Class<?> component) {
        return constructor(type, component).asType(ONE);
    }

    private static MethodHandle constructor(Class<?> type, Class<?>... parameters) {
        try {
            return lookup(type).findConstructor(type, MethodType.methodType(void.class, parameters));
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static MethodHandles.Lookup lookup(Class<?> type) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    static @Nullable Object invoke(MethodHandle method, Object argument) {
        try {
            return (Object) method.invokeExact(argument);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static Object construct(MethodHandle constructor, @Nullable Object[] arguments) {
        try {
            return (Object) constructor.invokeExact(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
