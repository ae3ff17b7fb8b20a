package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.tangle.TangleMove.*;

/**
 * Why a move cannot be played: the rule and a sentence. What is legal is said by the listing alone; here are the reasons for
 * what is not listed, the nearest one first. Nothing here depends on what the mover may not know.
 */
final class Objections {
    private final Wasteland table;
    private final Phase phase;
    private final Detail pending;
    private final int seat;
    private final Land land;

    private Objections(Wasteland table) {
        this.table = table;
        this.phase = table.phase();
        this.pending = table.pending;
        this.seat = table.decider();
        this.land = table.land;
    }

    static Optional<Refusal> to(Wasteland table, int actor, TangleMove move) {
        Objections objections = new Objections(table);
        if (table.isOver()) {
            return Optional.of(Refusal.of("TA-WIN-01", "the game is over"));
        }
        if (!table.turn().asks(actor)) {
            return Optional.of(objections.notNow("TA-TURN-01"));
        }
        Moves<TangleMove> legal = new Moves<>();
        table.legalMoves(actor, legal);
        boolean fits = legal.contains(move) || (actor != Seats.CHANCE && Forms.fits(table, actor, move));
        return fits ? Optional.empty() : Optional.of(objections.to(move));
    }

    private Refusal notNow(String rule) {
        return Refusal.of(rule, "now {next}", whatIsNext());
    }

    private Sentence whatIsNext() {
        return switch (phase) {
            case FIRST -> Sentence.of("chance says who begins");
            case CENTRE -> Sentence.of("chance lays the centre");
            case VICTORY, DEAL -> Sentence.of("cards are dealt to {seat}", Colour.seat(SettingUp.dealtTo(table)));
            case ROW, REFILL -> Sentence.of("the row is filled");
            case DRAW -> Sentence.of("a card is drawn");
            case OVER -> Sentence.of("the game is over");
            default -> Sentence.of("{seat} decides: {task}", Colour.seat(seat), Decisions.task(table));
        };
    }

    private Refusal to(TangleMove move) {
        return switch (move) {
            case First _ -> during(Phase.FIRST, move, "there is no such player");
            case Centre _ ->
                phase == Phase.CENTRE
                        ? refuse("TA-CEN-06", "each alternative is on the board once")
                        : notNow(rule(move));
            case DealVictory _ ->
                phase == Phase.VICTORY ? refuse("TA-WIN-01", "that card is dealt already") : notNow("TA-WIN-01");
            case Deal _ ->
                phase.isChance() && phase.compareTo(Phase.VICTORY) > 0
                        ? refuse("TA-ACT-11", "that card is not in the pile")
                        : notNow("TA-ACT-11");
            case Place place ->
                phase == Phase.PLACE || phase == Phase.HIBERNATE ? toPlace(place) : notNow("TA-TURN-02");
            case Keep _ -> during(Phase.SAP, move, "no arrow of this space brings that");
            case Give(Cube cube) -> during(Phase.TOLL, move, "you have no {cube}", cube);
            case Gain _ -> notNow(rule(move));
            case Home home -> phase == Phase.HOMING ? toHome(home) : notNow(rule(move));
            case TakeCard _ -> during(Phase.CARD, move, "there is no card");
            case Pay _ -> phase == Phase.UPKEEP ? toPay() : notNow("TA-UPK-01");
            case DropTile(Area area) -> phase == Phase.UPKEEP ? toDrop(area) : notNow(rule(move));
            case DropCard(Card card) -> during(Phase.UPKEEP, move, "{card} owes nothing now", card);
            case Cast cast -> toCast(cast.card(), cast);
            case Steps _ -> phase == Phase.TRACK ? toSteps() : notNow("TA-TRK-01");
            case Discard(Card card) -> during(Phase.DISCARD, move, "{card} is not in your hand", card);
            case Skip _ ->
                phase == Phase.SAP
                        ? refuse("TA-PLC-09", "without that cube you could not pay the toll")
                        : toLeaveOut("TA-TURN-02");
            case Done _ -> toLeaveOut("TA-PLC-06");
            default -> phase == Phase.ACT ? toWork(move) : notNow("TA-PLC-06");
        };
    }

    /** The rule that its line names. */
    private String rule(TangleMove move) {
        return TangleMoveLines.rule(TangleMoveLines.write(table, move)).orElseThrow();
    }

    /** What speaks against a move of a phase, in that phase and in others. */
    private Refusal during(Phase its, TangleMove move, String sentence, Object... named) {
        return phase == its ? refuse(rule(move), sentence, named) : notNow(rule(move));
    }

    private Refusal toLeaveOut(String otherwise) {
        return phase == Phase.PLACE
                ? refuse("TA-TURN-02", "a placement is never left out: {task}", Decisions.task(table))
                : notNow(due(otherwise));
    }

    /** The rule by which what is asked cannot be left out. */
    private String due(String otherwise) {
        return switch (phase) {
            case UPKEEP -> "TA-UPK-07";
            case TOLL -> "TA-PLC-07";
            case TRACK -> "TA-TRK-02";
            case ACT -> "TA-CST-03";
            default -> otherwise;
        };
    }

    private static Refusal refuse(String rule, String sentence, Object... named) {
        return Refusal.of(rule, sentence, named);
    }

    private Refusal toPlace(Place move) {
        Spot from = move.from();
        Spot to = move.to();
        boolean there = switch (from) {
            case Space space -> table.ground.index(space.number(), seat, move.nth()) >= 0;
            case Area area -> isOwn(Tile.TREE, area) && land.roots(area.number()) > 0 && move.nth() == 1;
        };
        if (!there) {
            return refuse("TA-PLC-01", "you have no such root on {place}", from);
        }
        if (from.equals(to)) {
            return refuse("TA-PLC-01", "a root goes to another place than {place}", from);
        }
        if (phase == Phase.HIBERNATE && !isAwake(move)) {
            return refuse("TA-CEN-04", "now the root that has hibernated is placed, or you skip it");
        }
        if (to instanceof Area area) {
            return !isOwn(Tile.TREE, area) ? refuse("TA-PLC-01", "{place} is no tree of yours", to) : sameRoot();
        }
        if (!table.rules.board.isSpace(to.spot())) {
            return to.spot() == Space.CENTRE
                    ? refuse("TA-GEO-04", "the centre is no action space in this game")
                    : refuse("TA-GEO-01", "{place} is not in play", to);
        }
        if ((Placing.openSpaces(table, seat) >> to.spot() & 1) != 0) {
            return sameRoot();
        }
        int owed = Tolls.owed(table, seat, to.spot());
        return refuse(
                "TA-PLC-08",
                "on {place} you owe {cubes} below, and cannot be sure to have {them}",
                to,
                Sentence.counted(owed, "a cube to the root", "{n} cubes to the roots"),
                Sentence.counted(owed, "it", "them"));
    }

    private static Refusal sameRoot() {
        return refuse("TA-PLC-01", "of roots that lie directly on each other the lowest is named");
    }

    private boolean isAwake(Place move) {
        boolean there = move.from().spot() == Placing.hibernation(table);
        int index = there ? table.ground.index(move.from().spot(), seat, move.nth()) : 0;
        return there && (table.course.awake >> index & 1) != 0;
    }

    private Refusal toHome(Home home) {
        if (!isOwn(Tile.TREE, home.to())) {
            return refuse("TA-PLC-11", "{place} is no tree of yours", home.to());
        }
        return table.ground.index(home.from().number(), seat, home.nth()) < 0
                ? refuse("TA-PLC-11", "you have no such root on {place}", home.from())
                : refuse("TA-PLC-11", "another root than the one just placed comes home, of several the lowest");
    }

    private Refusal toPay() {
        int due = PayingUpkeep.due(table);
        if (due == 0) {
            return refuse("TA-UPK-07", "nothing is due: pay no cubes");
        }
        Object cubes = pending.takesAnyCubes()
                ? Sentence.counted(due, "cube", "cubes")
                : Track.of(pending.track).cube.ref();
        if (!PayingUpkeep.canPay(table)) {
            return refuse("TA-UPK-07", "you cannot pay {n} {cubes}: give something up first", due, cubes);
        }
        return pending.takesAnyCubes()
                ? refuse("TA-UPK-07", "you owe {n} {cubes} that you have; name them", due, cubes)
                : refuse("TA-UPK-07", "you owe {n} {cube}, and nothing else", due, cubes);
    }

    private Refusal toDrop(Area area) {
        if (!isIn(area, land.of(seat))) {
            return refuse("TA-UPK-07", "{area} is no tile of yours", area);
        }
        Tile tile = land.tile(area.number());
        boolean thirsty = tile == Tile.BUSH || tile == Tile.MEADOW;
        if (pending.track == Track.GROWTH.ordinal() && thirsty) {
            return refuse("TA-UPK-05", "beside a lake {area} owes nothing", area);
        }
        return thirsty || tile == Tile.LAKE
                ? refuse("TA-UPK-02", "{area} does not belong to the upkeep of {track}", area, Track.of(pending.track))
                : refuse("TA-UPK-08", "{tile} has no upkeep", tile);
    }

    private Refusal toCast(Card card, Cast move) {
        if (Casting.allowance(table, seat) == 0) {
            return refuse("TA-CST-01", "a card is cast by a root at home, and none of yours is; {next}", whatIsNext());
        }
        if (phase != Phase.CAST) {
            return notNow("TA-CST-01");
        }
        if (!Casting.mayCastMore(table)) {
            return tooMany();
        }
        if (Casting.left(table) == 0) {
            return refuse("TA-CST-01", "you may cast one card for each of your roots at home, and no more now");
        }
        return Card.isIn(card.number(), table.cards.hand(seat))
                ? refuse("TA-CST-02", "{card} costs {cubes}, more than you have", card, price(move))
                : refuse("TA-CST-01", "{card} is not in your hand", card);
    }

    private Sentence price(TangleMove move) {
        return EventWords.cubes(Prices.of(table, move).counts());
    }

    private static Refusal tooMany() {
        return refuse("TA-CST-08", "no more than {n} cards are cast in a turn", TangleRules.MOST_CASTS);
    }

    private Refusal toSteps() {
        int fewest = Tracking.fewest(table);
        int most = Tracking.most(table);
        return fewest == most
                ? refuse("TA-TRK-02", "trackers make {n} steps in all, none beyond the top", most)
                : refuse("TA-TRK-02", "trackers make {n} to {most} steps in all, none beyond the top", fewest, most);
    }

    private Refusal toWork(TangleMove move) {
        return switch (move) {
            case Earth(Area area) -> {
                boolean near = Prices.distance(table, seat, area.number()) == 1;
                yield toWorkOn(area, move, Works::earth, () -> tooDear(near ? "TA-ACT-02" : "TA-ACT-03", move));
            }
            case Lake(Area area) -> toWorkOn(area, move, Works::lakes, () -> other(move));
            case Meadow(Area area) -> {
                boolean spread = pending.work == Work.SPREAD_MEADOWS;
                yield toWorkOn(area, move, Works::meadows, () -> tooDear(spread ? "TA-ACT-15" : "TA-ACT-05", move));
            }
            case Plant(Seed seed, Area area) ->
                toWorkOn(area, move, Works::bare, () -> refuse("TA-ACT-07", "you have no {seed} to plant now", seed));
            case Grow(Area area) -> toWorkOn(area, move, Works::growing, () -> tooDear("TA-ACT-08", move));
            case Sapling(Area area) -> toWorkOn(area, move, Works::sprouting, () -> tooDear("TA-ACT-14", move));
            case SpreadBush(Area area) -> toWorkOn(area, move, Works::spreadBushes, () -> tooDear("TA-ACT-16", move));
            case TakeOver over -> toWorkOn(over.area(), move, Works::takeable, () -> toPayOwner(over));
            default -> isBeingDone(move) ? toOtherWork(move) : other(move);
        };
    }

    /** Why an area is not one for such a move, or what else speaks against it. */
    private Refusal toWorkOn(
            Area area, TangleMove move, BiConsumer<Wasteland, Doubt> fitting, Supplier<Refusal> otherwise) {
        if (!table.rules.board.isArea(area.number())) {
            return refuse("TA-GEO-01", "{area} is not in play", area);
        }
        if (!isBeingDone(move)) {
            return other(move);
        }
        Doubt doubt = new Doubt(area.number());
        fitting.accept(table, doubt);
        Refusal refusal = doubt.refusal();
        return refusal == null ? otherwise.get() : refusal;
    }

    private Refusal toOtherWork(TangleMove move) {
        return switch (move) {
            case Swap swap -> toSwap(swap);
            case Shift(List<Area> areas) ->
                areas.stream().distinct().count() < areas.size()
                        ? refuse("TA-ACT-20", "each tile is named once")
                        : refuse("TA-ACT-20", "two or three tiles of your own change places");
            case SacrificeEarth(Area area, Cube _) -> toSacrifice(area);
            case Sacrifice(Area area) -> toSacrifice(area);
            case SacrificeBush(Area area, Card _) -> toSacrifice(area);
            default -> CardWorks.whyNot(move);
        };
    }

    /** Is this done now, or is it a part of diverse growth that is still open? */
    private boolean isBeingDone(TangleMove move) {
        int part = switch (move) {
            case Earth _ -> Detail.ONE_EARTH;
            case Meadow _ -> Detail.ONE_MEADOW;
            default -> Detail.ONE_GROWTH;
        };
        return pending.work.has(move) && (pending.work != Work.DIVERSE || (pending.left & part) != 0);
    }

    private Refusal other(TangleMove move) {
        return pending.work == Work.DIVERSE
                ? refuse("TA-ACT-21", "each part of diverse growth is done at most once")
                : notNow(rule(move));
    }

    private boolean isOwn(Tile tile, Area area) {
        return isIn(area, land.areas(tile, seat));
    }

    private static boolean isIn(Area area, long areas) {
        return (areas >> area.number() & 1) != 0;
    }

    /** The price is there, but a toll needs it (TA-PLC-09); else it is not there at all. */
    private Refusal tooDear(String rule, TangleMove move) {
        Mix price = Prices.of(table, move);
        boolean there = Cube.ALL.stream()
                .allMatch(cube -> table.stashes.cubes(seat, cube.ordinal()) >= price.count(cube.ordinal()));
        return there
                ? new Refusal(
                        "TA-PLC-09",
                        Sentence.counted(
                                Tolls.reserve(table),
                                "a cube must be left for the toll",
                                "{n} cubes must be left for the toll"))
                : refuse(rule, "that costs {cubes}, more than you have", price(move));
    }

    private Refusal toSwap(Swap swap) {
        int price = swap.good().price;
        if (table.stashes.cubes(seat, Cube.M) < price || !Prices.spares(table, price)) {
            return tooDear("TA-ACT-19", swap);
        }
        return swap.good() == TangleMove.Good.CARD
                ? refuse("TA-ACT-11", "no card is left")
                : refuse("TA-GEO-07", "the pool has no such seed");
    }

    private Refusal toSacrifice(Area area) {
        if (!isIn(area, land.of(seat))) {
            return refuse("TA-CEN-02", "{area} is no tile of yours", area);
        }
        return switch (land.tile(area.number())) {
            case TREE, SAPLING -> refuse("TA-CEN-02", "trees and saplings are not sacrificed");
            case CLEAN_EARTH -> refuse("TA-CEN-02", "clean earth brings a cube: name it");
            case LAKE, MEADOW -> refuse("TA-CEN-02", "lakes and meadows bring a placement, nothing else");
            case BUSH ->
                Works.castable(table) == 0
                        ? Casting.mayCastMore(table)
                                ? refuse("TA-CEN-02", "there is no card to cast for it: give it up alone")
                                : tooMany()
                        : refuse("TA-CEN-02", "a bush casts a card of your hand or the discard pile: name it");
        };
    }

    private Refusal toPayOwner(TakeOver over) {
        boolean lacks = Prices.affordsTakeover(table) || table.stashes.cubes(seat) < Prices.TAKEOVER;
        return lacks && table.stashes.cubes(seat, Cube.E) > 0
                ? refuse("TA-CEN-05", "you do not have these cubes beside 1 earth for the pool")
                : tooDear("TA-CEN-05", over);
    }
}
