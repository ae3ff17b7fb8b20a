package sheepfold.engine.kit.game;

import java.util.List;
import java.util.stream.Collectors;
import sheepfold.engine.Event;

/** What happens in the night. */
sealed interface HushEvent extends Event {
    /** A card drawn, as the others see it. */
    record Drew(int seat) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d draws a card.".formatted(seat);
        }
    }

    /** A card drawn, as its owner sees it. */
    record DrewCard(int seat, String card) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d draws a card: %s.".formatted(seat, card);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Showed(int seat, int to) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d shows a card to seat %d.".formatted(seat, to);
        }
    }

    record ShowedCard(int seat, int to, String card) implements HushEvent {
        @Override
        public String text() {
            return "The card that seat %d shows is: %s.".formatted(seat, card);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Done(int seat) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d has whispered enough.".formatted(seat);
        }
    }

    record Laid(int seat, String card) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d lays: %s.".formatted(seat, card);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Hushed(int seat) implements HushEvent {
        @Override
        public String text() {
            return "Seat %d hushes the flocks.".formatted(seat);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Noise(int made, int total) implements HushEvent {
        @Override
        public String text() {
            return "The flocks make %d noise, %d so far.".formatted(made, total);
        }
    }

    record Arranged(int seat, List<String> row) implements HushEvent {
        static Arranged of(int seat, List<Card> row) {
            return new Arranged(seat, row.stream().map(Card::toString).toList());
        }

        @Override
        public String text() {
            return "Seat %d arranges their row: %s."
                    .formatted(seat, row.stream().collect(Collectors.joining(" ")));
        }
    }
}
