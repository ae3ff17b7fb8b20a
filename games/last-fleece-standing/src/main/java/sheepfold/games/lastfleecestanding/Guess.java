package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import sheepfold.parts.Bag;

/** A full position that could be the true one for all a seat knows (SH-HID-06). */
final class Guess {
    private static final int TRIES = 40;

    private final Paddock truth;
    private final Paddock guess;
    private final int seat;
    private final RandomGenerator random;
    /** The strays, and last a piece that is just being gained, if not everybody knows it. */
    private final Stray[] strays;

    /** Which of them the seat does not know, and what kinds all of them are taken to be. */
    private final List<Integer> unknown = new ArrayList<>();

    private final Wool[] kinds;
    private final int[][] openly;

    Guess(Paddock truth, int seat, RandomGenerator random) {
        this.truth = truth;
        this.guess = truth.copy();
        this.seat = seat;
        this.random = random;
        this.strays = withTheGained(truth);
        this.kinds = new Wool[strays.length];
        this.openly = new int[truth.seats()][];
        for (int i = 0; i < strays.length; i++) {
            kinds[i] = strays[i].kind();
            boolean known = isGained(i) ? strays[i].isKnownTo(seat) : Tally.isKnown(truth, strays[i], seat);
            if (!known) {
                unknown.add(i);
            }
        }
    }

    private static Stray[] withTheGained(Paddock truth) {
        List<Stray> strays = new ArrayList<>(truth.strays.list());
        Stray gained = truth.gained();
        if (gained != null) {
            strays.add(gained);
        }
        return strays.toArray(Stray[]::new);
    }

    private boolean isGained(int index) {
        return index == truth.strays.count();
    }

    Paddock paddock() {
        if (truth.isOver()) {
            return guess;
        }
        dealHands();
        if (truth.phase() != Phase.COAT) {
            chooseKinds();
            changeKinds();
            for (int other = 0; other < truth.seats(); other++) {
                if (other != seat || truth.rules.strictMemory()) {
                    layAnew(other);
                }
            }
        }
        if (truth.askedInSecret() != 0) {
            guess.asking.askAllBut(seat, truth.askedInSecret());
        }
        return guess;
    }

    /** The unknown strays are of the chosen kinds, and so the deck differs too by those that came from there. */
    private void changeKinds() {
        for (int index : unknown) {
            guess.deck.add(strays[index].kind().card(), strays[index].isFromDeck() ? 1 : 0);
        }
        for (int index : unknown) {
            guess.deck.add(kinds[index].card(), strays[index].isFromDeck() ? -1 : 0);
            change(guess, index, kinds[index]);
        }
    }

    /** A stray is of another kind; the last index is a piece that is being gained. */
    static void change(Paddock paddock, int index, Wool kind) {
        if (index < paddock.strays.count()) {
            paddock.strays.set(index, paddock.strays.get(index).as(kind));
        } else {
            paddock.pending =
                    Pending.Gain.of(Objects.requireNonNull(paddock.gained()).as(kind));
        }
    }

    /** Unseen cards are dealt to the other hands; a POW that never left is still there. */
    private void dealHands() {
        Bag<Card> unseen = new Suspicion(truth, seat).unseen();
        for (Card card : Card.ANYTIME) {
            guess.deck.add(card, -truth.deck.count(card));
        }
        for (int other = 0; other < truth.seats(); other++) {
            unseen.add(Card.POW, other != seat && truth.sheep(other).keptPow ? -1 : 0);
        }
        for (int other = 0; other < truth.seats(); other++) {
            if (other != seat) {
                dealHand(guess.sheep(other), truth.sheep(other).hand.size(), unseen);
            }
        }
        guess.deck.addAll(unseen);
    }

    private void dealHand(Sheep holder, int size, Bag<Card> unseen) {
        holder.hand.clear();
        if (holder.keptPow) {
            holder.hand.add(Card.POW);
        }
        while (holder.hand.size() < size) {
            holder.hand.add(unseen.takeAny(random));
        }
    }

    /** Kinds for the unknown strays that agree with everything that coats have shown. */
    private void chooseKinds() {
        for (int coat = 0; coat < openly.length; coat++) {
            openly[coat] = Tally.openly(truth, coat);
        }
        for (int attempt = 0; attempt < TRIES; attempt++) {
            drawKinds();
            if (agrees()) {
                return;
            }
        }
        searchKinds(0);
    }

    private void drawKinds() {
        int[] unseen = unseen();
        for (int index : unknown) {
            if (strays[index].isFromDeck()) {
                int steel = unseen[Wool.STEEL.ordinal()];
                int ticket = random.nextInt(steel + unseen[Wool.SNAG.ordinal()]);
                kinds[index] = ticket < steel ? Wool.STEEL : Wool.SNAG;
                unseen[kinds[index].ordinal()]--;
            } else {
                kinds[index] = anyKindOf(openly[strays[index].from()]);
            }
        }
    }

    private Wool anyKindOf(int[] coat) {
        int total = 0;
        for (int count : coat) {
            total += 1 + Math.max(0, count);
        }
        int ticket = random.nextInt(total);
        for (Wool wool : Wool.ALL) {
            ticket -= 1 + Math.max(0, coat[wool.ordinal()]);
            if (ticket < 0) {
                return wool;
            }
        }
        return Wool.BASIC;
    }

    /** How many of each kind are in the deck or among the unknown strays that came from it. */
    private int[] unseen() {
        int[] unseen = new int[Wool.ALL.size()];
        for (Wool wool : Wool.ALL) {
            unseen[wool.ordinal()] = truth.deck.count(wool.card());
        }
        for (int index : unknown) {
            unseen[strays[index].kind().ordinal()] += strays[index].isFromDeck() ? 1 : 0;
        }
        return unseen;
    }

    /** Tries one kind after another where luck has failed; the truth itself is among them. */
    private boolean searchKinds(int done) {
        if (done == unknown.size()) {
            return agrees();
        }
        int index = unknown.get(done);
        int first = random.nextInt(Wool.ALL.size());
        for (int step = 0; step < Wool.ALL.size(); step++) {
            kinds[index] = Wool.ALL.get((first + step) % Wool.ALL.size());
            boolean fits = kinds[index] != Wool.BASIC || !strays[index].steelOrSnag();
            if (fits && searchKinds(done + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean agrees() {
        int[] unseen = unseen();
        for (int index : unknown) {
            unseen[kinds[index].ordinal()] -= strays[index].isFromDeck() ? 1 : 0;
        }
        boolean agrees = isPossible(unseen);
        for (int coat = 0; agrees && coat < openly.length; coat++) {
            agrees = isPossible(unplaced(coat));
        }
        return agrees;
    }

    private static boolean isPossible(int[] counts) {
        return counts[0] >= 0 && counts[1] >= 0 && counts[2] >= 0;
    }

    /** How many pieces of each kind a coat has on cells of which the seat knows nothing. */
    private int[] unplaced(int coat) {
        int[] left = openly[coat].clone();
        for (int i = 0; i < strays.length; i++) {
            Stray stray = strays[i];
            boolean somewhereHere = !isGained(i) && stray.to() == coat && !stray.isPlaced();
            left[kinds[i].ordinal()] += somewhereHere ? 1 : 0;
            left[kinds[i].ordinal()] -= stray.from() == coat ? 1 : 0;
        }
        Coat seen = truth.sheep(coat).coat;
        for (Wool wool : Wool.ALL) {
            left[wool.ordinal()] -= Long.bitCount(seen.cellsOf(wool) & seen.knownToAll());
        }
        return left;
    }

    /** Known pieces stay where they lie; the others go anywhere on the other cells. */
    private void layAnew(int owner) {
        int[] left = unplaced(owner);
        Coat seen = truth.sheep(owner).coat;
        Coat coat = guess.sheep(owner).coat;
        long open = seen.occupied() & ~seen.knownToAll();
        for (int i = 0; i < strays.length; i++) {
            if (strays[i].to() == owner && strays[i].isPlaced()) {
                open &= ~(1L << strays[i].cell());
                coat.change(strays[i].cell(), kinds[i]);
            }
        }
        int total = Long.bitCount(open);
        for (; open != 0; open &= open - 1) {
            int ticket = random.nextInt(total--);
            int kind = ticket < left[0] ? 0 : ticket < left[0] + left[1] ? 1 : 2;
            left[kind]--;
            coat.change(Long.numberOfTrailingZeros(open), Wool.ALL.get(kind));
        }
    }
}
