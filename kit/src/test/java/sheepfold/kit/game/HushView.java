package sheepfold.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Seats;
import sheepfold.json.Shaped;

/** What one person sees of the night. */
@Shaped
record HushView(
        String phase,
        int round,
        int rounds,
        int lead,
        int noise,
        int noiseLimit,
        int deck,
        int hushed,
        List<Flock> seats) {
    /**
     * What lies before one seat.
     *
     * @param hand question marks for cards that the viewer does not know
     * @param laid the card turned up this round, if any
     * @param answer the viewer's own sealed answer, if any
     */
    record Flock(
            List<String> hand,
            List<String> row,
            List<Shown> shown,
            boolean told,
            boolean done,
            @Nullable String laid,
            @Nullable String answer) {}

    /** A card of the viewer's own hand that others know. */
    record Shown(String card, List<Integer> to) {}

    static HushView of(Night night, int viewer) {
        return new HushView(
                night.phase().name().toLowerCase(Locale.ROOT),
                night.round(),
                night.rules().rounds(),
                night.lead(),
                night.noise(),
                night.rules().noiseLimit(),
                night.deck().size(),
                night.hushed(),
                IntStream.range(0, night.rules().seats())
                        .mapToObj(seat -> flock(night.shepherd(seat), viewer, seat == viewer))
                        .toList());
    }

    private static Flock flock(Shepherd shepherd, int viewer, boolean own) {
        return new Flock(
                own ? names(shepherd.hand.list()) : handOfAnother(shepherd, viewer),
                names(shepherd.row),
                own ? shownBy(shepherd) : List.of(),
                shepherd.told,
                shepherd.done,
                shepherd.laid().map(Card::toString).orElse(null),
                own ? shepherd.answer().map(HushNotation::text).orElse(null) : null);
    }

    private static List<String> handOfAnother(Shepherd shepherd, int viewer) {
        List<String> hand = new ArrayList<>(names(shepherd.knownTo(viewer)));
        while (hand.size() < shepherd.hand.size()) {
            hand.add("?");
        }
        return hand;
    }

    private static List<Shown> shownBy(Shepherd shepherd) {
        return Card.ALL.stream()
                .filter(card -> !shepherd.shownTo(card).equals(Seats.NONE))
                .map(card -> new Shown(card.toString(), shepherd.shownTo(card).list()))
                .toList();
    }

    private static List<String> names(List<Card> cards) {
        return cards.stream().map(Card::toString).toList();
    }
}
