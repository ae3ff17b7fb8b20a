package sheepfold.games.lastfleecestanding;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sheepfold.parts.Bag;

/** What somebody may suspect of what lies face down: Snags in a coat, cards in a hand. Only what they know is used. */
final class Suspicion {
    /** The cards that may answer an attack. */
    private static final List<Card> ANSWERS = List.of(Card.POW, Card.SHAVING_CREAM, Card.AFTERSHAVE);

    private final Paddock paddock;
    private final int viewer;

    Suspicion(Paddock paddock, int viewer) {
        this.paddock = paddock;
        this.viewer = viewer;
    }

    /** How likely a hidden piece from the deck is a Snag. */
    double snagFromTheDeck() {
        int steel = paddock.deck.count(Card.STEEL_WOOL);
        int snags = paddock.deck.count(Card.SNAG);
        for (Stray stray : paddock.strays.list()) {
            if (stray.isFromDeck() && !Tally.isKnown(paddock, stray, viewer)) {
                steel += stray.kind() == Wool.STEEL ? 1 : 0;
                snags += stray.kind() == Wool.SNAG ? 1 : 0;
            }
        }
        return steel + snags == 0 ? 0 : (double) snags / (steel + snags);
    }

    /** How likely each cell of a coat hides a Snag. A piece that came from another coat unseen counts as Basic Wool. */
    Map<Integer, Double> snags(List<FleeceView.Piece> coat, Tally tally) {
        double fromTheDeck = snagFromTheDeck();
        double left = tally.snag() + tally.steelOrSnag() * fromTheDeck;
        // A piece that was torn off unseen may have been the Snag just as well as each that is left
        int blind = Math.max(0, -tally.unknown());
        for (FleeceView.Piece piece : coat) {
            left -= isBlind(piece) ? 0 : snag(piece, fromTheDeck);
            blind += isBlind(piece) ? 1 : 0;
        }
        double each = blind == 0 ? 0 : Math.clamp(left / blind, 0, 1);
        Map<Integer, Double> chances = new TreeMap<>();
        coat.forEach(
                piece -> chances.put(piece.cell(), Odds.rounded(isBlind(piece) ? each : snag(piece, fromTheDeck))));
        return chances;
    }

    private static boolean isBlind(FleeceView.Piece piece) {
        return piece.kind() == null && piece.mark() != FleeceView.Mark.STEEL_OR_SNAG;
    }

    private static double snag(FleeceView.Piece piece, double fromTheDeck) {
        return piece.kind() == null ? fromTheDeck : piece.kind() == Wool.SNAG ? 1 : 0;
    }

    /** How likely a seat can answer an attack with each card: a POW that never left is still there (SH-HID-06). */
    Map<Card, Double> answers(int seat) {
        Map<Card, Double> chances = new LinkedHashMap<>();
        Sheep sheep = paddock.sheep(seat);
        if (seat == viewer || sheep.hand.size() == 0 || paddock.isOver()) {
            return chances;
        }
        Bag<Card> pool = unseen();
        for (int other = 0; other < paddock.seats(); other++) {
            pool.add(Card.POW, other != viewer && paddock.sheep(other).keptPow ? -1 : 0);
        }
        int drawn = sheep.hand.size() - (sheep.keptPow ? 1 : 0);
        for (Card card : ANSWERS) {
            boolean sure = card == Card.POW && sheep.keptPow;
            chances.put(card, sure ? 1 : Odds.rounded(1 - noneAmong(drawn, pool.count(card), pool.size())));
        }
        return chances;
    }

    /** The anytime cards in the deck and in hands that the viewer cannot see. */
    Bag<Card> unseen() {
        Bag<Card> unseen = new Bag<>(Card.ALL);
        for (Card card : Card.ANYTIME) {
            int count = paddock.deck.count(card);
            for (int seat = 0; seat < paddock.seats(); seat++) {
                count += seat == viewer ? 0 : paddock.sheep(seat).hand.count(card);
            }
            unseen.add(card, count);
        }
        return unseen;
    }

    /** The chance that so many cards of a pool are all of other kinds. */
    private static double noneAmong(int drawn, int ofTheKind, int pool) {
        double chance = 1;
        for (int i = 0; i < drawn; i++) {
            chance *= Math.max(0, pool - ofTheKind - i) / (double) (pool - i);
        }
        return chance;
    }
}
