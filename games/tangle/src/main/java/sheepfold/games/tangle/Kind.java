package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What a root does on an action space. */
enum Kind implements Named {
    RESOURCE("resource space"),
    SPECIAL("special resource space"),
    CLEAN_EARTH("clean earth", Work.EARTH),
    LAKE("place lake", Work.LAKE),
    MEADOWS("place meadows", Work.MEADOWS),
    BUSH_SEED("take bush seed", Work.PLANT),
    TREE_SEED("take tree seed", Work.PLANT),
    PLANT("plant seeds", Work.PLANT),
    GROW("grow", Work.GROW),
    CARDS("take enchantment cards"),
    CENTRE("centre"),
    GATHER_WATER("gather water"),
    SPROUT("sprout", Work.SPROUT),
    SPREAD_MEADOWS("spread meadows", Work.SPREAD_MEADOWS),
    SPREAD_BUSHES("spread bushes", Work.SPREAD_BUSHES),
    GATHER_CARDS("gather enchantments"),
    CONTAINED_GROWTH("contained growth", Work.CONTAINED),
    MANA_CHANGE("mana transformation", Work.MANA),
    SHIFT("shifting landscape", Work.SHIFT),
    DIVERSE_GROWTH("diverse growth", Work.DIVERSE),
    SACRIFICIAL("sacrificial ground", Work.SACRIFICE),
    HIBERNATE("hibernate"),
    TAKEOVER("aggressive takeover", Work.TAKEOVER);

    /** What may lie in the centre or over a yellow or grey space. */
    static final List<Kind> ALTERNATIVES = List.of(SACRIFICIAL, HIBERNATE, TAKEOVER);

    private final String word;
    /** What it lets one do in small moves: seeds may be planted where they are taken. */
    final Work work;

    Kind(String word) {
        this(word, Work.NONE);
    }

    Kind(String word, Work work) {
        this.word = word;
        this.work = work;
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
