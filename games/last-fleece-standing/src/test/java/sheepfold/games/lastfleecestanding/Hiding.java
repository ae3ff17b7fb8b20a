package sheepfold.games.lastfleecestanding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import sheepfold.engine.Moves;

/** Puts other things in place of what a viewer cannot know, by other means than the game's own guesses. */
final class Hiding {
    private final Paddock paddock;
    private final int viewer;
    private final Random random;

    private Hiding(Paddock paddock, int viewer, RandomGenerator random) {
        this.paddock = paddock;
        this.viewer = viewer;
        this.random = Random.from(random);
    }

    static Paddock swap(Paddock paddock, int viewer, RandomGenerator random) {
        if (paddock.phase() != Phase.OVER) {
            new Hiding(paddock, viewer, random).swapAll();
        }
        return paddock;
    }

    private void swapAll() {
        swapHands();
        if (paddock.phase() != Phase.COAT) {
            swapDrawnWool();
            swapCells();
        }
        swapAnswers();
    }

    private void swapHands() {
        List<Card> unseen = new ArrayList<>();
        for (Card card : Card.ANYTIME) {
            unseen.addAll(Collections.nCopies(paddock.deck.count(card), card));
            paddock.deck.add(card, -paddock.deck.count(card));
        }
        int[] sizes = new int[paddock.seats()];
        for (int seat = 0; seat < paddock.seats(); seat++) {
            Sheep sheep = paddock.sheep(seat);
            if (seat == viewer) {
                continue;
            }
            sizes[seat] = sheep.hand.size();
            if (sheep.keptPow) {
                sheep.hand.remove(Card.POW);
            }
            unseen.addAll(sheep.hand.pieces());
            sheep.hand.clear();
            if (sheep.keptPow) {
                sheep.hand.add(Card.POW);
            }
        }
        Collections.shuffle(unseen, random);
        for (int seat = 0; seat < paddock.seats(); seat++) {
            while (seat != viewer && paddock.sheep(seat).hand.size() < sizes[seat]) {
                paddock.sheep(seat).hand.add(unseen.removeLast());
            }
        }
        unseen.forEach(paddock.deck::add);
    }

    /** A hidden piece from the deck might as well be the other kind, if the deck still has one of that. */
    private void swapDrawnWool() {
        for (int i = 0; i < paddock.strays.count(); i++) {
            Stray stray = paddock.strays.get(i);
            boolean swappable = stray.isPlaced() && !Tally.isKnown(paddock, stray, viewer);
            if (swappable && mayBeOther(stray) && random.nextBoolean()) {
                paddock.sheep(stray.to()).coat.change(stray.cell(), other(stray));
                change(i, stray);
            }
        }
        Stray gained = paddock.gained();
        if (gained != null && mayBeOther(gained) && !gained.isKnownTo(viewer)) {
            change(paddock.strays.count(), gained);
        }
    }

    private void change(int index, Stray stray) {
        paddock.deck.add(stray.kind().card());
        paddock.deck.remove(other(stray).card());
        Guess.change(paddock, index, other(stray));
    }

    private boolean mayBeOther(Stray stray) {
        return stray.steelOrSnag() && paddock.deck.has(other(stray).card());
    }

    private static Wool other(Stray stray) {
        return stray.kind() == Wool.STEEL ? Wool.SNAG : Wool.STEEL;
    }

    private void swapCells() {
        for (int seat = 0; seat < paddock.seats(); seat++) {
            if (seat == viewer && !paddock.rules.strictMemory()) {
                continue;
            }
            Coat coat = paddock.sheep(seat).coat;
            List<Integer> cells = new ArrayList<>();
            List<Wool> pieces = new ArrayList<>();
            for (int cell = 0; cell < Coat.MOST_CELLS; cell++) {
                if (coat.has(cell) && (coat.knownToAll() >> cell & 1) == 0 && !hasStray(seat, cell)) {
                    cells.add(cell);
                    pieces.add(coat.at(cell));
                }
            }
            Collections.shuffle(pieces, random);
            for (int i = 0; i < cells.size(); i++) {
                coat.change(cells.get(i), pieces.get(i));
            }
        }
    }

    private boolean hasStray(int seat, int cell) {
        return paddock.strays.at(seat, cell).isPresent();
    }

    private void swapAnswers() {
        int answered = paddock.askedInSecret() & ~paddock.asking.unanswered;
        for (int seat = 0; seat < paddock.seats(); seat++) {
            if (seat != viewer && (answered >> seat & 1) != 0) {
                Moves<FleeceMove> legal = new Moves<>();
                paddock.legalMoves(seat, legal);
                paddock.asking.seal(seat, legal.get(random.nextInt(legal.size())));
            }
        }
    }
}
