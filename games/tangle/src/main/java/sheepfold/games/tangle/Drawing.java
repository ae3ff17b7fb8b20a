package sheepfold.games.tangle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
        text.append("row ")
                .append(view.row().stream()
                        .map(card -> card == null ? "-" : card.id())
                        .collect(Collectors.joining(" ")))
                .append(", pile ")
                .append(view.pile())
                .append(", discard ")
                .append(ids(view.discard()))
                .append('\n');
        text.append("upkeep");
        view.upkeep()
                .forEach((track, on) -> text.append(' ')
                        .append(track)
                        .append(' ')
                        .append(on.below())
                        .append(" below")
                        .append(on.holder() == null ? "" : ", marker at " + Colour.of(on.holder())));
        text.append('\n');
        text.append("round ")
                .append(view.round())
                .append(", ")
                .append(Colour.of(view.active()))
                .append(": ")
                .append(view.phase())
                .append('\n');
        return text.toString();
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
        String roots =
                on.roots().stream().map(seat -> Colour.of(seat).toString()).collect(Collectors.joining());
        return on.space()
                + (roots.isEmpty() ? "" : ":" + roots)
                + (on.cubes().isEmpty() ? "" : " " + cubes(on.cubes()));
    }

    private static String cubes(Map<Cube, Integer> cubes) {
        return cubes.entrySet().stream()
                .map(entry -> entry.getKey().toString() + entry.getValue())
                .collect(Collectors.joining());
    }

    private static void drawPlayer(TangleView view, int seat, StringBuilder text) {
        TangleView.Player player = view.seats().get(seat);
        text.append(Colour.of(seat)).append(' ').append(cubes(player.cubes()));
        player.seeds().forEach((seed, count) -> text.append(count == 0 ? "" : " " + count + " " + seed + " seeds"));
        text.append(", roots ").append(player.roots());
        text.append(", hand ").append(player.hand() == null ? Integer.toString(player.handSize()) : ids(player.hand()));
        text.append(", front ").append(ids(player.front()));
        if (player.goals() != null) {
            text.append(", goals ")
                    .append(player.goals().stream()
                            .map(goal -> goal.card() + "-" + goal.missing())
                            .collect(Collectors.joining(" ")));
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
        return cards.isEmpty() ? "-" : cards.stream().map(Card::id).collect(Collectors.joining(" "));
    }
}
