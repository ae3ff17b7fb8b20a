package sheepfold.games.tangle;

import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What a root does on an action space. */
enum Kind implements Named {
    RESOURCE("resource space", "Take all cubes here; then 2 of its kind are put back."),
    SPECIAL("special resource space", "Take all cubes here; then its two first cubes are put back."),
    CLEAN_EARTH(
            "clean earth",
            "Place clean earth next to your tiles: 1 earth each, 1 more for each area you jump over.",
            Work.EARTH),
    LAKE("place lake", "Place one lake for nothing: next to your tiles or on your clean earth.", Work.LAKE),
    MEADOWS("place meadows", "Turn your clean earth into meadows: 2 nourishment each.", Work.MEADOWS),
    BUSH_SEED("take bush seed", "Take a bush seed.", Work.PLANT),
    TREE_SEED("take tree seed", "Take a tree seed.", Work.PLANT),
    PLANT("plant seeds", "Plant your seeds on your clean earth.", Work.PLANT),
    GROW("grow", "Let seeds and saplings grow a step: 1 nourishment and 1 water each, less beside lakes.", Work.GROW),
    CARDS("take enchantment cards", "Take 3 enchantment cards, from the row or the pile."),
    CENTRE("centre", "Nothing happens here."),
    GATHER_WATER("gather water", "Gain 1 water for each of your trees."),
    SPROUT("sprout", "Place saplings on clean earth beside your trees: 2 water and 2 nourishment each.", Work.SPROUT),
    SPREAD_MEADOWS(
            "spread meadows",
            "Turn clean earth beside your meadows into meadows: 1 nourishment each.",
            Work.SPREAD_MEADOWS),
    SPREAD_BUSHES(
            "spread bushes", "Plant bush seeds on clean earth beside your bushes: 1 earth each.", Work.SPREAD_BUSHES),
    GATHER_CARDS("gather enchantments", "Take a card for each of your meadows."),
    CONTAINED_GROWTH("contained growth", "Let one tile grow; then each of your bushes gets 1 earth.", Work.CONTAINED),
    MANA_CHANGE(
            "mana transformation",
            "Change mana: 1 for a cube or a card, 2 for a bush seed, 3 for a tree seed.",
            Work.MANA),
    SHIFT("shifting landscape", "Two or three of your tiles change places.", Work.SHIFT),
    DIVERSE_GROWTH("diverse growth", "Place clean earth, place a meadow, let a tile grow: each once.", Work.DIVERSE),
    SACRIFICIAL(
            "sacrificial ground",
            "Give up tiles: earth for a cube, a lake or meadow for a placement, a bush for a card.",
            Work.SACRIFICE),
    HIBERNATE("hibernate", "On your next turn this root may move once more."),
    TAKEOVER(
            "aggressive takeover",
            "Take over clean earth beside your tiles: 1 earth, and 2 cubes to its owner.",
            Work.TAKEOVER);

    /** What may lie in the centre or over a yellow or grey space. */
    static final List<Kind> ALTERNATIVES = List.of(SACRIFICIAL, HIBERNATE, TAKEOVER);

    private final String word;
    private final String effect;
    /** What it lets one do in small moves: seeds may be planted where they are taken. */
    final Work work;

    Kind(String word, String effect) {
        this(word, effect, Work.NONE);
    }

    Kind(String word, String effect, Work work) {
        this.word = word;
        this.effect = effect;
        this.work = work;
    }

    /** For the page. */
    String title() {
        return word;
    }

    /** For the page: what a root may do here, in a sentence. */
    String effect() {
        return effect;
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
