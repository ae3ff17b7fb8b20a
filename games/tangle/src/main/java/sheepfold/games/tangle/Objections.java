package sheepfold.games.tangle;

import java.util.List;
import java.util.Optional;
import sheepfold.engine.Moves;
import sheepfold.engine.Refusal;
import sheepfold.engine.Seats;
import sheepfold.engine.Sentence;
import sheepfold.games.tangle.TangleMove.Calm;
import sheepfold.games.tangle.TangleMove.Cast;
import sheepfold.games.tangle.TangleMove.Centre;
import sheepfold.games.tangle.TangleMove.Deal;
import sheepfold.games.tangle.TangleMove.DealVictory;
import sheepfold.games.tangle.TangleMove.Discard;
import sheepfold.games.tangle.TangleMove.Done;
import sheepfold.games.tangle.TangleMove.DropCard;
import sheepfold.games.tangle.TangleMove.DropTile;
import sheepfold.games.tangle.TangleMove.Earth;
import sheepfold.games.tangle.TangleMove.Fetch;
import sheepfold.games.tangle.TangleMove.First;
import sheepfold.games.tangle.TangleMove.Forage;
import sheepfold.games.tangle.TangleMove.Gain;
import sheepfold.games.tangle.TangleMove.Give;
import sheepfold.games.tangle.TangleMove.Grow;
import sheepfold.games.tangle.TangleMove.Home;
import sheepfold.games.tangle.TangleMove.Keep;
import sheepfold.games.tangle.TangleMove.Lake;
import sheepfold.games.tangle.TangleMove.Meadow;
import sheepfold.games.tangle.TangleMove.Pay;
import sheepfold.games.tangle.TangleMove.Place;
import sheepfold.games.tangle.TangleMove.Plant;
import sheepfold.games.tangle.TangleMove.Root;
import sheepfold.games.tangle.TangleMove.Sacrifice;
import sheepfold.games.tangle.TangleMove.SacrificeBush;
import sheepfold.games.tangle.TangleMove.SacrificeEarth;
import sheepfold.games.tangle.TangleMove.Sapling;
import sheepfold.games.tangle.TangleMove.Shift;
import sheepfold.games.tangle.TangleMove.Skip;
import sheepfold.games.tangle.TangleMove.SpreadBush;
import sheepfold.games.tangle.TangleMove.Steps;
import sheepfold.games.tangle.TangleMove.Swap;
import sheepfold.games.tangle.TangleMove.TakeCard;
import sheepfold.games.tangle.TangleMove.TakeOver;
import sheepfold.games.tangle.TangleMove.Winter;

/**
 * Why a move cannot be played: the rule and a sentence. What is legal is said by the listing alone; here are the reasons for
 * what is not listed, the nearest one first. Nothing here depends on what the mover may not know.
 */
final class Objections {
    private final Wasteland table;
    private final Phase phase;
    private final Pending pending;
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
            case First _ ->
                phase == Phase.FIRST ? refuse("TA-TURN-01", "there is no such player") : notNow("TA-TURN-01");
            case Centre _ ->
                phase == Phase.CENTRE
                        ? refuse("TA-CEN-06", "each alternative is on the board once")
                        : notNow("TA-CEN-01");
            case DealVictory _ ->
                phase == Phase.VICTORY ? refuse("TA-WIN-01", "that card is dealt already") : notNow("TA-WIN-01");
            case Deal _ ->
                phase.isChance() && phase.compareTo(Phase.VICTORY) > 0
                        ? refuse("TA-ACT-11", "that card is not in the pile")
                        : notNow("TA-ACT-11");
            case Place place ->
                phase == Phase.PLACE || phase == Phase.HIBERNATE ? toPlace(place) : notNow("TA-TURN-02");
            case Keep _ ->
                phase == Phase.SAP ? refuse("TA-PLC-04", "no arrow of this space brings that") : notNow("TA-PLC-04");
            case Give give ->
                phase == Phase.TOLL ? refuse("TA-PLC-07", "you have no {cube}", give.cube()) : notNow("TA-PLC-07");
            case Gain _ -> notNow("TA-PLC-11");
            case Home home -> phase == Phase.HOMING ? toHome(home) : notNow("TA-PLC-11");
            case TakeCard _ -> phase == Phase.CARD ? refuse("TA-ACT-11", "there is no card") : notNow("TA-ACT-11");
            case Pay _ -> phase == Phase.UPKEEP ? toPay() : notNow("TA-UPK-01");
            case DropTile drop -> phase == Phase.UPKEEP ? toDrop(drop) : notNow("TA-UPK-07");
            case DropCard drop ->
                phase == Phase.UPKEEP
                        ? refuse("TA-UPK-07", "{card} owes nothing now", drop.card())
                        : notNow("TA-UPK-07");
            case Cast cast -> toCast(cast);
            case Steps _ -> phase == Phase.TRACK ? toSteps() : notNow("TA-TRK-01");
            case Discard discard ->
                phase == Phase.DISCARD
                        ? refuse("TA-ACT-11", "{card} is not in your hand", discard.card())
                        : notNow("TA-ACT-11");
            case Skip _ -> phase == Phase.SAP ? toSkip() : toLeaveOut("TA-TURN-02");
            case Done _ -> toLeaveOut("TA-PLC-06");
            default -> phase == Phase.ACT ? toWork(move) : notNow("TA-PLC-06");
        };
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
        boolean there = from instanceof Space
                ? table.ground.index(from.spot(), seat, move.nth()) >= 0
                : (land.areas(Tile.TREE, seat) >> (from.spot() - Space.COUNT) & 1) != 0
                        && land.roots(from.spot() - Space.COUNT) > 0
                        && move.nth() == 1;
        if (!there) {
            return refuse("TA-PLC-01", "you have no such root on {place}", from);
        }
        if (from.equals(to)) {
            return refuse("TA-PLC-01", "a root goes to another place than {place}", from);
        }
        if (phase == Phase.HIBERNATE && !isAwake(move)) {
            return refuse("TA-CEN-04", "now the root that has hibernated is placed, or you skip it");
        }
        if (to instanceof Area) {
            return (land.areas(Tile.TREE, seat) >> (to.spot() - Space.COUNT) & 1) == 0
                    ? refuse("TA-PLC-01", "{place} is no tree of yours", to)
                    : sameRoot();
        }
        if (!table.rules.board.isSpace(to.spot())) {
            return to.spot() == Space.CENTRE
                    ? refuse("TA-GEO-04", "the centre is no action space in this game")
                    : refuse("TA-GEO-01", "{place} is not in play", to);
        }
        return (Placing.openSpaces(table, seat) >> to.spot() & 1) == 0
                ? refuse(
                        "TA-PLC-08",
                        "on {place} you owe {cubes} below, and cannot be sure to have {them}",
                        to,
                        Sentence.counted(
                                Tolls.owed(table, seat, to.spot()), "a cube to the root", "{n} cubes to the roots"),
                        Sentence.counted(Tolls.owed(table, seat, to.spot()), "it", "them"))
                : sameRoot();
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
        if ((land.areas(Tile.TREE, seat) >> home.to().number() & 1) == 0) {
            return refuse("TA-PLC-11", "{place} is no tree of yours", home.to());
        }
        return table.ground.index(home.from().number(), seat, home.nth()) < 0
                ? refuse("TA-PLC-11", "you have no such root on {place}", home.from())
                : refuse("TA-PLC-11", "another root than the one just placed comes home, of several the lowest");
    }

    private Refusal toSkip() {
        return refuse("TA-PLC-09", "without that cube you could not pay the toll");
    }

    private Refusal toPay() {
        int due = PayingUpkeep.due(table);
        if (due == 0) {
            return refuse("TA-UPK-07", "nothing is due: pay no cubes");
        }
        Object cubes = pending.anyCubes
                ? Sentence.counted(due, "cube", "cubes")
                : Track.of(pending.track).cube.ref();
        if (!PayingUpkeep.canPay(table)) {
            return refuse("TA-UPK-07", "you cannot pay {n} {cubes}: give something up first", due, cubes);
        }
        return pending.anyCubes
                ? refuse("TA-UPK-07", "you owe {n} {cubes} that you have; name them", due, cubes)
                : refuse("TA-UPK-07", "you owe {n} {cube}, and nothing else", due, cubes);
    }

    private Refusal toDrop(DropTile drop) {
        int area = drop.area().number();
        if ((land.of(seat) >> area & 1) == 0) {
            return refuse("TA-UPK-07", "{area} is no tile of yours", drop.area());
        }
        Tile tile = land.tile(area);
        boolean thirsty = tile == Tile.BUSH || tile == Tile.MEADOW;
        if (pending.track == Track.GROWTH.ordinal() && thirsty) {
            return refuse("TA-UPK-05", "beside a lake {area} owes nothing", drop.area());
        }
        return thirsty || tile == Tile.LAKE
                ? refuse(
                        "TA-UPK-02",
                        "{area} does not belong to the upkeep of {track}",
                        drop.area(),
                        Track.of(pending.track))
                : refuse("TA-UPK-08", "{tile} has no upkeep", tile);
    }

    private Refusal toCast(Cast cast) {
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
        return Card.isIn(cast.card().number(), table.cards.hand(seat))
                ? refuse(
                        "TA-CST-02",
                        "{card} costs {cubes}, more than you have",
                        cast.card(),
                        EventWords.cubes(
                                Prices.card(table, cast.card().number()).counts()))
                : refuse("TA-CST-01", "{card} is not in your hand", cast.card());
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
        return area(move)
                .filter(area -> !table.rules.board.isArea(area.number()))
                .map(area -> refuse("TA-GEO-01", "{area} is not in play", area))
                .orElseGet(() -> toWorkInPlay(move));
    }

    /** The area that a move is about, if it is about one. */
    private static Optional<Area> area(TangleMove move) {
        return switch (move) {
            case Earth(Area area) -> Optional.of(area);
            case Lake(Area area) -> Optional.of(area);
            case Meadow(Area area) -> Optional.of(area);
            case Plant(Seed _, Area area) -> Optional.of(area);
            case Grow(Area area) -> Optional.of(area);
            case Sapling(Area area) -> Optional.of(area);
            case SpreadBush(Area area) -> Optional.of(area);
            case TakeOver over -> Optional.of(over.area());
            default -> Optional.empty();
        };
    }

    private Refusal toWorkInPlay(TangleMove move) {
        return switch (move) {
            case Earth(Area area) -> does(Work.EARTH, Pending.ONE_EARTH) ? toEarth(area) : other("TA-ACT-02");
            case Lake _ -> does(Work.LAKE, 0) ? toLake() : other("TA-ACT-04");
            case Meadow(Area area) ->
                does(Work.MEADOWS, Pending.ONE_MEADOW) || does(Work.SPREAD_MEADOWS, 0)
                        ? toMeadow(area)
                        : other("TA-ACT-05");
            case Plant(Seed seed, Area area) -> does(Work.PLANT, 0) ? toPlant(seed, area) : other("TA-ACT-07");
            case Grow(Area area) ->
                does(Work.GROW, Pending.ONE_GROWTH) || does(Work.CONTAINED, 0) ? toGrow(area) : other("TA-ACT-08");
            case Sapling(Area area) -> does(Work.SPROUT, 0) ? toSprout(area) : other("TA-ACT-14");
            case SpreadBush(Area area) -> does(Work.SPREAD_BUSHES, 0) ? toSpreadBush(area) : other("TA-ACT-16");
            case Swap swap -> does(Work.MANA, 0) ? toSwap(swap) : other("TA-ACT-19");
            case Shift(List<Area> areas) -> does(Work.SHIFT, 0) ? toShift(areas) : other("TA-ACT-20");
            case SacrificeEarth(Area area, Cube _) -> does(Work.SACRIFICE, 0) ? toSacrifice(area) : other("TA-CEN-02");
            case Sacrifice(Area area) -> does(Work.SACRIFICE, 0) ? toSacrifice(area) : other("TA-CEN-02");
            case SacrificeBush(Area area, Card _) -> does(Work.SACRIFICE, 0) ? toSacrifice(area) : other("TA-CEN-02");
            case TakeOver over -> does(Work.TAKEOVER, 0) ? toTakeOver(over) : other("TA-CEN-05");
            case Root(Area area) ->
                does(Work.ROOT, 0) ? refuse("TA-CST-07", "{area} is no tree of yours", area) : other("TA-CST-07");
            case Forage(Area area) ->
                does(Work.FORAGE, 0)
                        ? refuse("TA-CST-03", "on {area} no opponent has cubes", area)
                        : other("TA-CST-03");
            case Calm(Track track) ->
                does(Work.CALM, 0)
                        ? refuse("TA-CST-03", "the marker of {track} lies on its track", track)
                        : other("TA-CST-03");
            case Winter _ -> other("TA-CST-03");
            case Fetch(Card card) ->
                does(Work.FETCH, 0)
                        ? refuse("TA-CST-03", "{card} is not in the discard pile", card)
                        : other("TA-CST-03");
            default -> other("TA-PLC-06");
        };
    }

    /** Is this what is being done, or a part of diverse growth that is still open? */
    private boolean does(Work work, int part) {
        return pending.work == work || (pending.work == Work.DIVERSE && (pending.left & part) != 0);
    }

    private Refusal other(String rule) {
        return pending.work == Work.DIVERSE
                ? refuse("TA-ACT-21", "each part of diverse growth is done at most once")
                : notNow(rule);
    }

    private boolean isOwn(Tile tile, Area area) {
        return (land.areas(tile, seat) >> area.number() & 1) != 0;
    }

    private boolean lacks(Tile.Pair pair) {
        return land.left(pair, seat) == 0;
    }

    /** The price is there, but a toll needs it (TA-PLC-09); else it is not there at all. */
    private Refusal tooDear(String rule, Mix price) {
        boolean there = Cube.ALL.stream()
                .allMatch(cube -> table.stashes.cubes(seat, cube.ordinal()) >= price.count(cube.ordinal()));
        return there
                ? new Refusal(
                        "TA-PLC-09",
                        Sentence.counted(
                                Tolls.reserve(table),
                                "a cube must be left for the toll",
                                "{n} cubes must be left for the toll"))
                : refuse(rule, "that costs {cubes}, more than you have", EventWords.cubes(price.counts()));
    }

    private Refusal noTile(String word) {
        return refuse("TA-GEO-07", word);
    }

    private Refusal toEarth(Area area) {
        if ((table.empty() >> area.number() & 1) == 0) {
            return refuse("TA-GEO-05", "{area} has a tile already", area);
        }
        if (lacks(Tile.Pair.LOW)) {
            return noTile("no clean earth tile is left in your stash");
        }
        int distance = Prices.distance(table, seat, area.number());
        int price = Prices.earthPaid(table, distance);
        return tooDear(distance == 1 ? "TA-ACT-02" : "TA-ACT-03", Mix.of(Cube.E, price));
    }

    private Refusal toLake() {
        if (lacks(Tile.Pair.WET)) {
            return noTile("no lake tile is left in your stash");
        }
        return refuse("TA-ACT-04", "a lake goes beside your tiles, or in place of your clean earth");
    }

    private Refusal toMeadow(Area area) {
        if (!isOwn(Tile.CLEAN_EARTH, area)) {
            return refuse("TA-ACT-05", "{area} is no clean earth of yours", area);
        }
        if (lacks(Tile.Pair.WET)) {
            return noTile("no meadow tile is left in your stash");
        }
        boolean spread = pending.work == Work.SPREAD_MEADOWS;
        if (spread && (pending.areas >> area.number() & 1) == 0) {
            return refuse("TA-ACT-15", "{area} borders no meadow that you had before", area);
        }
        return tooDear(spread ? "TA-ACT-15" : "TA-ACT-05", Mix.of(Cube.N, Prices.meadow(table)));
    }

    private Refusal toPlant(Seed seed, Area area) {
        if (!isOwn(Tile.CLEAN_EARTH, area)) {
            return refuse("TA-ACT-07", "{area} is no clean earth of yours", area);
        }
        return (land.seeded() >> area.number() & 1) != 0
                ? refuse("TA-ACT-07", "{area} has a seed already", area)
                : refuse("TA-ACT-07", "you have no {seed} to plant now", seed);
    }

    private Refusal toGrow(Area area) {
        int number = area.number();
        if ((pending.areas >> number & 1) != 0) {
            return refuse("TA-ACT-09", "{area} has grown in this action", area);
        }
        if (isOwn(Tile.CLEAN_EARTH, area) && land.hasSeed(Seed.TREE, number) && lacks(Tile.Pair.TALL)) {
            return refuse("TA-ACT-10", "no sapling tile is left in your stash");
        }
        if ((Works.growing(table) >> number & 1) == 0) {
            return refuse("TA-ACT-08", "{area} has no seed and no sapling of yours", area);
        }
        return tooDear("TA-ACT-08", Prices.growth(table, number));
    }

    private Refusal toSprout(Area area) {
        if (!isOwn(Tile.CLEAN_EARTH, area) || (pending.areas >> area.number() & 1) == 0) {
            return refuse("TA-ACT-14", "{area} is no clean earth of yours beside one of your trees", area);
        }
        if (lacks(Tile.Pair.TALL)) {
            return refuse("TA-ACT-10", "no sapling tile is left in your stash");
        }
        return tooDear("TA-ACT-14", Prices.sprout(table, area.number()));
    }

    private Refusal toSpreadBush(Area area) {
        boolean bare = (land.bare(seat) >> area.number() & 1) != 0;
        if (!bare || (pending.areas >> area.number() & 1) == 0) {
            return refuse("TA-ACT-16", "{area} is no seedless clean earth beside a bush that you had before", area);
        }
        return table.pool(Seed.BUSH) == 0
                ? refuse("TA-GEO-07", "the pool has no such seed")
                : tooDear("TA-ACT-16", Mix.of(Cube.E, 1));
    }

    private Refusal toSwap(Swap swap) {
        int price = swap.good().price;
        if (table.stashes.cubes(seat, Cube.M) < price || !Prices.spares(table, price)) {
            return tooDear("TA-ACT-19", Mix.of(Cube.M, price));
        }
        return swap.good() == TangleMove.Good.CARD
                ? refuse("TA-ACT-11", "no card is left")
                : refuse("TA-GEO-07", "the pool has no such seed");
    }

    private Refusal toShift(List<Area> areas) {
        return areas.stream().distinct().count() < areas.size()
                ? refuse("TA-ACT-20", "each tile is named once")
                : refuse("TA-ACT-20", "two or three tiles of your own change places");
    }

    private Refusal toSacrifice(Area area) {
        if ((land.of(seat) >> area.number() & 1) == 0) {
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

    private Refusal toTakeOver(TakeOver over) {
        if ((Works.takeable(table) >> over.area().number() & 1) == 0) {
            return refuse(
                    "TA-CEN-05", "{area} is no seedless clean earth of an opponent beside your tiles", over.area());
        }
        if (lacks(Tile.Pair.LOW)) {
            return noTile("no clean earth tile is left in your stash");
        }
        boolean lacks = Prices.affordsTakeover(table) || table.stashes.cubes(seat) < Prices.TAKEOVER;
        return lacks && table.stashes.cubes(seat, Cube.E) > 0
                ? refuse("TA-CEN-05", "you do not have these cubes beside 1 earth for the pool")
                : tooDear("TA-CEN-05", Mix.of(Cube.E, 1));
    }
}
