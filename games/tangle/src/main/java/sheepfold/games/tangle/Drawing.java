package sheepfold.games.tangle;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sheepfold.engine.Ink;

/** The table as text: spaces with their roots and cubes, tiles by player, cards and upkeep. */
final class Drawing {
    private static final int WIDTH = 12;

    private Drawing() {}

    static String of(TangleView view, Ink ink) {
        StringBuilder text = new StringBuilder();
        drawSpaces(view, text);
        for (int seat = 0; seat < view.seats().size(); seat++) {
            drawPlayer(view, seat, text);
        }
        String row = joined(" ", view.row(), card -> card == null ? "-" : card.id());
        text.append("row %s, pile %d, discard %s\nupkeep".formatted(row, view.pile(), ids(view.discard())));
        view.upkeep().forEach((track, on) -> {
            String marker = on.holder() == null ? "" : ", marker at " + Colour.of(on.holder());
            text.append(" %s %d below%s".formatted(track, on.below(), marker));
        });
        String active = Colour.of(view.active()).toString();
        return text.append("\nround %d, %s: %s\n".formatted(view.round(), active, view.phase()))
                .toString();
    }

    private static <T extends @Nullable Object> String joined(
            String between, Collection<T> things, Function<T, String> text) {
        return things.stream().map(text).collect(Collectors.joining(between));
    }

    /** Row by row as the lattice lies: name, roots from the bottom up, cubes. */
    private static void drawSpaces(TangleView view, StringBuilder text) {
        Map<Integer, TangleView.OnSpace> spaces = new HashMap<>();
        view.spaces().forEach(space -> spaces.put(space.space().number(), space));
        for (int r = -3; r <= 3; r++) {
            StringBuilder line = new StringBuilder();
            for (Space space : Space.ALL) {
                if (space.r() == r) {
                    int column = (2 * space.q() + r + 6) * WIDTH / 2;
                    line.append(" ".repeat(Math.max(0, column - line.length())));
                    TangleView.OnSpace on = spaces.get(space.number());
                    line.append(on == null ? "." : onSpace(on)).append(' ');
                }
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private static String onSpace(TangleView.OnSpace on) {
        String roots = joined("", on.roots(), seat -> Colour.of(seat).toString());
        return on.space()
                + (roots.isEmpty() ? "" : ":" + roots)
                + (on.cubes().isEmpty() ? "" : " " + cubes(on.cubes()));
    }

    private static String cubes(Map<Cube, Integer> cubes) {
        return joined("", cubes.entrySet(), entry -> entry.getKey().toString() + entry.getValue());
    }

    private static void drawPlayer(TangleView view, int seat, StringBuilder text) {
        TangleView.Player player = view.seats().get(seat);
        text.append(Colour.of(seat)).append(' ').append(cubes(player.cubes()));
        player.seeds().forEach((seed, count) -> text.append(count == 0 ? "" : " " + count + " " + seed + " seeds"));
        String hand = player.hand() == null ? Integer.toString(player.handSize()) : ids(player.hand());
        text.append(", roots %d, hand %s, front %s".formatted(player.roots(), hand, ids(player.front())));
        if (player.goals() != null) {
            text.append(", goals ").append(joined(" ", player.goals(), goal -> goal.card() + "-" + goal.missing()));
        }
        text.append("\n ");
        view.tiles().stream()
                .filter(tile -> tile.seat() == seat)
                .forEach(tile -> text.append(' ').append(onArea(tile)));
        text.append('\n');
    }

    private static String onArea(TangleView.OnArea on) {
        return on.area()
                + "="
                + on.tile()
                + (on.seed() == null ? "" : "+" + on.seed())
                + (on.cubes() == 0 ? "" : "*" + on.cubes())
                + (on.roots() == 0 ? "" : ":" + on.roots());
    }

    private static String ids(List<Card> cards) {
        return cards.isEmpty() ? "-" : joined(" ", cards, Card::id);
    }
}
