package sheepfold.kit.game;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sheepfold.engine.Notation;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.kit.game.HushMove.Arrange;
import sheepfold.kit.game.HushMove.Deal;
import sheepfold.kit.game.HushMove.Done;
import sheepfold.kit.game.HushMove.Keep;
import sheepfold.kit.game.HushMove.Lay;
import sheepfold.kit.game.HushMove.Pass;
import sheepfold.kit.game.HushMove.Show;
import sheepfold.kit.game.HushMove.Silence;
import sheepfold.kit.game.HushMove.Wait;

/** Words: {@code show lamb to 1}, {@code lay ewe}, {@code hush}; {@code ~} lets everybody who is asked pass. */
final class HushNotation implements Notation<Night, HushMove> {
    private static final String CARD = "(lamb|ewe|ram|hush)";
    private static final Pattern DEAL = Pattern.compile("deal " + CARD);
    private static final Pattern SHOW = Pattern.compile("show " + CARD + " to ([0-3])");
    private static final Pattern LAY = Pattern.compile("lay " + CARD);
    private static final Pattern ARRANGE = Pattern.compile("arrange((?: " + CARD + ")+)");

    @Override
    public String write(Night position, HushMove move) {
        return text(move);
    }

    static String text(HushMove move) {
        return switch (move) {
            case Deal(Card card) -> "deal " + card;
            case Show(Card card, int to) -> "show " + card + " to " + to;
            case Done _ -> "done";
            case Wait _ -> "wait";
            case Lay(Card card) -> "lay " + card;
            case Silence _ -> "hush";
            case Pass _ -> "pass";
            case Arrange(List<Card> row) -> "arrange " + cards(row);
            case Keep _ -> "keep";
        };
    }

    static String cards(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }

    /** Others learn that a card was dealt or shown, but not which one (KI-HID-01, KI-SHOW-01). */
    @Override
    public String writeFor(int viewer, Night night, int actor, HushMove move) {
        return switch (move) {
            case Deal _ when !night.nextToDeal().equals(Optional.of(viewer)) -> "deal ?";
            case Show show when viewer != actor && viewer != show.to() -> "show ? to " + show.to();
            default -> text(move);
        };
    }

    @Override
    public Optional<HushMove> read(Night position, String text) {
        return move(text);
    }

    static Optional<HushMove> move(String text) {
        return switch (text) {
            case "done" -> Optional.of(new Done());
            case "wait" -> Optional.of(new Wait());
            case "hush" -> Optional.of(new Silence());
            case "pass" -> Optional.of(new Pass());
            case "keep" -> Optional.of(new Keep());
            default -> moveWithCards(text);
        };
    }

    private static Optional<HushMove> moveWithCards(String text) {
        Matcher deal = DEAL.matcher(text);
        if (deal.matches()) {
            return Optional.of(new Deal(card(deal.group(1))));
        }
        Matcher show = SHOW.matcher(text);
        if (show.matches()) {
            return Optional.of(new Show(card(show.group(1)), Integer.parseInt(show.group(2))));
        }
        Matcher lay = LAY.matcher(text);
        if (lay.matches()) {
            return Optional.of(new Lay(card(lay.group(1))));
        }
        Matcher arrange = ARRANGE.matcher(text);
        return arrange.matches() ? Optional.of(new Arrange(row(arrange.group(1)))) : Optional.empty();
    }

    private static List<Card> row(String names) {
        return Arrays.stream(names.strip().split(" ", -1))
                .map(HushNotation::card)
                .toList();
    }

    private static Card card(String name) {
        return Card.named(name).orElseThrow();
    }

    @Override
    public List<String> expand(Night night, String text) {
        if (!text.equals("~") || night.phase() != Night.Phase.HUSH) {
            return List.of(text);
        }
        return night.yetToAnswer().list().stream().map(seat -> seat + ": pass").toList();
    }

    @Override
    public Sentence words(Night position, HushMove move) {
        return switch (move) {
            case Deal(Card card) -> Sentence.of("The next card is: {card}", ref(card));
            case Show(Card card, int to) -> Sentence.of("Show a card to {to}: {card}", Ref.player(to), ref(card));
            case Done _ -> Sentence.of("No more whispering");
            case Wait _ -> Sentence.of("Whisper on");
            case Lay(Card card) -> Sentence.of("Lay a card: {card}", ref(card));
            case Silence _ -> Sentence.of("Play your hush");
            case Pass _ -> Sentence.of("Pass");
            case Arrange(List<Card> row) -> Sentence.of("Arrange your row: {cards}", refs(row));
            case Keep _ -> Sentence.of("Keep your row as it is");
        };
    }

    private static Ref ref(Card card) {
        return HushEvent.cardRef(card.toString());
    }

    static Sentence refs(List<Card> cards) {
        return words(cards.stream().map(HushNotation::ref).toList());
    }

    static Sentence words(List<Ref> cards) {
        return Sentence.inTurn(
                cards.stream().map(card -> Sentence.of("{card}", card)).toList());
    }

    static Sentence toDo(Night.Phase phase) {
        return Sentence.of(
                switch (phase) {
                    case DEAL -> "deal";
                    case WHISPER -> "show a card or be done";
                    case LAY -> "lay a card";
                    case HUSH -> "hush or pass";
                    case ARRANGE -> "arrange or keep the row";
                    case OVER -> "go home";
                });
    }

    @Override
    public String grammar() {
        return "in words: deal CARD, show CARD to SEAT, done, wait, lay CARD, hush, pass, arrange CARD CARD …, or keep";
    }
}
