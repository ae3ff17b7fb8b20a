package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What a root does on an action space. */
enum Kind implements Named {
    RESOURCE("resource space"),
    SPECIAL("special resource space"),
    CLEAN_EARTH("clean earth"),
    LAKE("place lake"),
    MEADOWS("place meadows"),
    BUSH_SEED("take bush seed"),
    TREE_SEED("take tree seed"),
    PLANT("plant seeds"),
    GROW("grow"),
    CARDS("take enchantment cards"),
    CENTRE("centre"),
    GATHER_WATER("gather water"),
    SPROUT("sprout"),
    SPREAD_MEADOWS("spread meadows"),
    SPREAD_BUSHES("spread bushes"),
    GATHER_CARDS("gather enchantments"),
    CONTAINED_GROWTH("contained growth"),
    MANA_CHANGE("mana transformation"),
    SHIFT("shifting landscape"),
    DIVERSE_GROWTH("diverse growth"),
    SACRIFICIAL("sacrificial ground"),
    HIBERNATE("hibernate"),
    TAKEOVER("aggressive takeover");

    /** What may lie in the centre or over a yellow or grey space. */
    static final List<Kind> ALTERNATIVES = List.of(SACRIFICIAL, HIBERNATE, TAKEOVER);

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    boolean holdsCubes() {
        return this == RESOURCE || this == SPECIAL;
    }

    @Override
    public Ref ref() {
        return Ref.of("kind", Ids.of(this), word);
    }

    @Override
    public String toString() {
        return Ids.of(this);
    }
}
