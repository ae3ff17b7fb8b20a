package sheepfold.kit.game;

import java.util.List;
import sheepfold.engine.Event;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;

/** What happens in the night. */
sealed interface HushEvent extends Event {
    /** A card drawn, as the others see it. */
    record Drew(int seat) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} draws a card.", seatRef(seat));
        }
    }

    /** A card drawn, as its owner sees it. */
    record DrewCard(int seat, String card) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} draws a card: {card}.", seatRef(seat), cardRef(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Showed(int seat, int to) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} shows a card to {to}.", seatRef(seat), Ref.player(to));
        }
    }

    record ShowedCard(int seat, int to, String card) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The card that {seat} shows is: {card}.", Ref.player(seat), cardRef(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Done(int seat) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} has whispered enough.", seatRef(seat));
        }
    }

    record CameBack(int seat) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} whispers on.", seatRef(seat));
        }
    }

    record Laid(int seat, String card) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} lays: {card}.", seatRef(seat), cardRef(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Hushed(int seat) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("{seat} hushes the flocks.", seatRef(seat));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Noise(int made, int total) implements HushEvent {
        @Override
        public Sentence text() {
            return Sentence.of("The flocks make {made} noise, {total} so far.", made, total);
        }
    }

    record Arranged(int seat, List<String> row) implements HushEvent {
        static Arranged of(int seat, List<Card> row) {
            return new Arranged(seat, row.stream().map(Card::toString).toList());
        }

        @Override
        public Sentence text() {
            return Sentence.of(
                    "{seat} arranges their row: {cards}.",
                    seatRef(seat),
                    HushNotation.words(row.stream().map(HushEvent::cardRef).toList()));
        }
    }

    static Ref seatRef(int seat) {
        return new Ref("seat", Integer.toString(seat), Sentence.of("Player {n}", seat + 1));
    }

    static Ref cardRef(String card) {
        return Ref.of("card", card, card);
    }
}
