package sheepfold.lessons;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sheepfold.engine.Game;
import sheepfold.json.Shape;

/** The lessons of a game: files in the folder {@code lessons} beside its class, by their names. */
public final class Lessons {
    private static final List<String> NAMES = List.of("first");

    private static final ClassValue<Map<String, Lesson>> READ = new ClassValue<>() {
        @Override
        protected Map<String, Lesson> computeValue(Class<?> game) {
            Map<String, Lesson> lessons = new LinkedHashMap<>();
            for (String name : NAMES) {
                String file = "lessons/%s.json".formatted(name);
                if (game.getResource(file) != null) {
                    lessons.put(name, Shape.of(Lesson.class).file(game, file));
                }
            }
            return Collections.unmodifiableMap(lessons);
        }
    };

    private Lessons() {}

    /** In the order in which they are learnt; none for a game that has no such folder. */
    public static Map<String, Lesson> of(Game<?, ?> game) {
        return READ.get(game.getClass());
    }
}
