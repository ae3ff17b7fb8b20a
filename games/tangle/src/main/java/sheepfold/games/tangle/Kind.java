package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import sheepfold.engine.Ids;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** What a root does on an action space. */
enum Kind implements Named {
    RESOURCE("resource space", "Take all cubes here; then 2 of its kind are put back."),
    SPECIAL("special resource space", "Take all cubes here; then its two first cubes are put back."),
    CLEAN_EARTH(
            "clean earth", "Place clean earth next to your tiles: 1 earth each, 1 more for each area you jump over."),
    LAKE("place lake", "Place one lake for nothing: next to your tiles or on your clean earth."),
    MEADOWS("place meadows", "Turn your clean earth into meadows: 2 nourishment each."),
    BUSH_SEED("take bush seed", "Take a bush seed."),
    TREE_SEED("take tree seed", "Take a tree seed."),
    PLANT("plant seeds", "Plant your seeds on your clean earth."),
    GROW("grow", "Let seeds and saplings grow a step: 1 nourishment and 1 water each, less beside lakes."),
    CARDS("take enchantment cards", "Take 3 enchantment cards, from the row or the pile."),
    CENTRE("centre", "Nothing happens here."),
    GATHER_WATER("gather water", "Gain 1 water for each of your trees."),
    SPROUT("sprout", "Place saplings on clean earth beside your trees: 2 water and 2 nourishment each."),
    SPREAD_MEADOWS("spread meadows", "Turn clean earth beside your meadows into meadows: 1 nourishment each."),
    SPREAD_BUSHES("spread bushes", "Plant bush seeds on clean earth beside your bushes: 1 earth each."),
    GATHER_CARDS("gather enchantments", "Take a card for each of your meadows."),
    CONTAINED_GROWTH("contained growth", "Let one tile grow; then each of your bushes gets 1 earth."),
    MANA_CHANGE("mana transformation", "Change mana: 1 for a cube or a card, 2 for a bush seed, 3 for a tree seed."),
    SHIFT("shifting landscape", "Two or three of your tiles change places."),
    DIVERSE_GROWTH("diverse growth", "Place clean earth, place a meadow, let a tile grow: each once."),
    SACRIFICIAL(
            "sacrificial ground",
            "Give up tiles: earth for a cube, a lake or meadow for a placement, a bush for a card."),
    HIBERNATE("hibernate", "On your next turn this root may move once more."),
    TAKEOVER("aggressive takeover", "Take over clean earth beside your tiles: 1 earth, and 2 cubes to its owner.");

    /** What may lie in the centre or over a yellow or grey space. */
    static final List<Kind> ALTERNATIVES = List.of(SACRIFICIAL, HIBERNATE, TAKEOVER);

    private final String word;
    private final String effect;

    Kind(String word, String effect) {
        this.word = word;
        this.effect = effect;
    }

    String title() {
        return word;
    }

    /** What a root may do here, in a sentence. */
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

    @JsonValue
    @Override
    public String toString() {
        return Ids.of(this);
    }
}
