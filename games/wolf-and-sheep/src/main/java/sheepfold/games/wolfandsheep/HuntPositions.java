package sheepfold.games.wolfandsheep;

import java.util.List;
import sheepfold.engine.PositionFormat;
import sheepfold.engine.Setup;
import sheepfold.engine.json.Fields;
import sheepfold.engine.json.Json;
import tools.jackson.databind.JsonNode;

/** Positions as JSON: the drawn board, who moves, and how many moves were made. */
final class HuntPositions implements PositionFormat<Pasture> {
    /** What is written. */
    private record Written(List<String> board, String toMove, int movesMade) {}

    @Override
    public JsonNode write(Pasture pasture) {
        return Json.tree(new Written(
                HuntView.drawn(pasture), pasture.toMove() == Pasture.WOLF ? "wolf" : "sheep", pasture.movesMade()));
    }

    @Override
    public Pasture read(Setup setup, JsonNode json) {
        Fields fields = Fields.of(json, "");
        List<String> board = fields.texts("board");
        String toMove = fields.text("toMove");
        int movesMade = fields.number("movesMade", 0, Integer.MAX_VALUE, 0);
        fields.nothingElse();
        if (!toMove.equals("sheep") && !toMove.equals("wolf")) {
            throw fields.wrong("toMove", "it is to be sheep or wolf");
        }
        int sheep = pieces(fields, board, 's');
        int wolves = pieces(fields, board, 'w');
        if (Integer.bitCount(sheep) > 4 || sheep == 0) {
            throw fields.wrong("board", "WS-SETUP-01", "there are one to four sheep, not " + Integer.bitCount(sheep));
        }
        if (Integer.bitCount(wolves) != 1) {
            throw fields.wrong("board", "WS-SETUP-02", "there is one wolf, not " + Integer.bitCount(wolves));
        }
        return new Pasture(
                HuntRules.of(setup),
                sheep,
                Integer.numberOfTrailingZeros(wolves),
                toMove.equals("wolf") ? Pasture.WOLF : Pasture.SHEEP,
                movesMade);
    }

    private static int pieces(Fields fields, List<String> board, char piece) {
        if (board.size() != 8) {
            throw fields.wrong("board", "WS-BOARD-01", "the board has 8 rows, not " + board.size());
        }
        int squares = 0;
        for (int line = 0; line < 8; line++) {
            String field = "board[" + line + "]";
            String row = board.get(line);
            if (!row.matches("[.sw]{8}")) {
                throw fields.wrong(field, "WS-BOARD-01", "a row is drawn with 8 characters: s, w or a dot");
            }
            for (int column = 0; column < 8; column++) {
                if (row.charAt(column) == piece) {
                    String place = "abcdefgh".charAt(column) + Integer.toString(8 - line);
                    squares |= Square.at(column, 7 - line)
                            .orElseThrow(() -> fields.wrong(
                                    field, "WS-BOARD-01", place + " is a light square; only dark ones are used"))
                            .bit();
                }
            }
        }
        return squares;
    }

    @Override
    public JsonNode schema() {
        return Json.resource(HuntPositions.class, "position.schema.json");
    }

    @Override
    public JsonNode example() {
        return Json.resource(HuntPositions.class, "position.example.json");
    }
}
