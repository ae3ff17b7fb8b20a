package sheepfold.engine;

/** A noun of a game that sentences name: it fills a hole by its reference. */
public interface Named {
    Ref ref();
}
