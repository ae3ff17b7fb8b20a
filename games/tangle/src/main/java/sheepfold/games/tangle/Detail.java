package sheepfold.games.tangle;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;
import sheepfold.json.About;
import sheepfold.json.As;
import sheepfold.json.Default;
import sheepfold.json.Shape;
import sheepfold.json.State;
import sheepfold.json.Within;

/** What is being decided, with what only this decision has to know. */
@About("What only some decisions have to know.")
@State
final class Detail {
    static final int NOWHERE = -1;
    static final int NOBODY = -1;
    /** No upkeep is paid. */
    static final int NONE = -1;
    /** As many as one likes. */
    static final int ANY_NUMBER = 99;

    /** Diverse growth: what is still to be done (TA-ACT-21). */
    static final int ONE_EARTH = 1;

    static final int ONE_MEADOW = 2;
    static final int ONE_GROWTH = 4;

    @JsonIgnore
    Phase phase = Phase.FIRST;

    @About("The space on which a root was just placed.")
    @As(Space.class)
    int space = NOWHERE;

    @About("Cubes of the toll that are paid.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 999)
    int paid;

    @About("Phase act, and card while mana is changed.")
    @Default(value = "none", omitted = true)
    Work work = Work.NONE;

    @About(
            "How often it can still be done; 99 for any number. In diverse growth 1 for earth, 2 for a meadow, 4 for growth, added up.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = ANY_NUMBER)
    int left;

    @Default(value = "false", omitted = true)
    boolean free;

    /** As they were settled when the work began, else those that have grown in it. */
    @About("Areas that may be used, or that have grown.")
    @Default(value = "[]", omitted = true)
    @As(Area.Some.class)
    long areas;

    @About("Earth that cards still save.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 99)
    int saved;

    @About("Seeds that may be planted now.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 99)
    int bushSeeds;

    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 99)
    int treeSeeds;

    @About("The card whose effect is carried out.")
    @As(Card.class)
    int card = Card.NONE;

    @About("Cards still to take.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 99)
    int cards;

    @About("Cubes of any kind still to gain.")
    @Default(value = "0", omitted = true)
    @Within(least = 0, most = 99)
    int gains;

    @About("Phase upkeep: what is paid.")
    @As(Track.class)
    int track = NONE;

    @About("Phases upkeep and bonus: who decides.")
    @Within(least = 0, most = Colour.MOST - 1)
    int payer = NOBODY;

    @About("Phase upkeep: how much less cards make of it; by those in front if it is not given.")
    @Within(least = 0, most = 999)
    int less = NONE;

    @About("Phase upkeep: whether any cubes will do; by the cards in front if it is not given.")
    @Nullable
    Boolean anyCubes;

    boolean isBlank() {
        return Shape.of(Detail.class).write(this).isEmpty();
    }

    void begin(Work begun, int times, boolean atNoCost) {
        phase = Phase.ACT;
        work = begun;
        left = times;
        free = atNoCost;
        areas = 0;
        saved = 0;
        bushSeeds = 0;
        treeSeeds = 0;
    }

    void endWork() {
        begin(Work.NONE, 0, false);
    }

    boolean takesAnyCubes() {
        return Boolean.TRUE.equals(anyCubes);
    }

    void endPayment() {
        track = NONE;
        payer = NOBODY;
        less = NONE;
        anyCubes = null;
    }
}
