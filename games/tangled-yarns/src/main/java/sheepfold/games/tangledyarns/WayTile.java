package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Named;
import sheepfold.engine.Ref;

/** A tile of the Shepherd's Way; its effect is active while the Shepherd stands above it. Sets of them are bits of an int. */
enum WayTile implements Named {
    QUIET("Quiet of the Shepherd", "no tile may be turned"),
    CLAW("Claw of the Shepherd", "wolves move up to 3"),
    BITE("Bite of the Shepherd", "a wolf attack that fails is carried out once more"),
    RAGE("Rage of the Shepherd", "each wolf defends with 2"),
    SPIRIT("Spirit of the Shepherd", "beaten cultists come back in random corners"),
    FANG("Fang of the Shepherd", "each wolf attacks with 4"),
    SHIFTING("Shifting of the Shepherd", "walls along the altar turn one step clockwise"),
    GIFT("Gift of the Shepherd", "wolves ignore walls"),
    KINDNESS("Kindness of the Shepherd", "each cultist defends with 3"),
    BEGUILING("Beguiling of the Shepherd", "each sheep attacks with 1 less"),
    LIGHTNESS("Lightness of the Shepherd", "the cultists farthest from the altar take a step"),
    FAIRNESS("Fairness of the Shepherd", "all sheep are plain sheep");

    static final List<WayTile> ALL = List.of(values());
    static final int COUNT = 12;
    static final int EVERY = (1 << COUNT) - 1;

    private final String title;
    private final String effect;

    WayTile(String title, String effect) {
        this.title = title;
        this.effect = effect;
    }

    static Optional<WayTile> named(String name) {
        return ALL.stream().filter(tile -> tile.name().equals(name)).findFirst();
    }

    int bit() {
        return 1 << ordinal();
    }

    @Override
    public Ref ref() {
        return Ref.of("way", name(), title);
    }

    /** For the page. */
    String title() {
        return title;
    }

    /** For the page: what it does, after "while he is there". */
    String effect() {
        return effect;
    }

    Ref inForce() {
        return Ref.of("way", name(), effect);
    }
}
