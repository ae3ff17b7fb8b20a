package sheepfold.engine;

import java.util.List;
import java.util.Locale;

/** How an enum constant is spelt where others read it: {@code WOLF_HOME} is {@code wolf-home}. */
public final class Ids {
    private Ids() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> all(List<? extends Enum<?>> constants) {
        return constants.stream().map(Ids::of).toList();
    }
}
