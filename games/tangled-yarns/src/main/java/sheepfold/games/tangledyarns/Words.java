package sheepfold.games.tangledyarns;

import java.util.List;
import java.util.stream.Stream;
import sheepfold.engine.Ref;
import sheepfold.engine.Sentence;
import sheepfold.games.tangledyarns.YarnsMove.Part;

/** What moves and events are said with. */
final class Words {
    private Words() {}

    static Ref seat(int seat) {
        return new Ref("seat", Integer.toString(seat), Sentence.of("Player {n}", seat + 1));
    }

    static Ref gate(int gate) {
        return Ref.sign("gate", Integer.toString(gate));
    }

    static Ref space(int space) {
        return new Ref("space", Integer.toString(space), Sentence.of("space {n}", space));
    }

    static Sentence parts(Parts parts) {
        return parts(parts.list());
    }

    /** "Lily with b2 and Poppy with c1". */
    static Sentence parts(List<Part> parts) {
        return Sentence.list(parts.stream()
                .map(part -> Sentence.of("{sheep} with {tile}", part.sheep(), part.tile()))
                .toList());
    }

    static Sentence bones(int bones) {
        return Sentence.counted(bones, "{n} bone", "{n} bones");
    }

    static Sentence wolves(int wolves) {
        return Sentence.counted(wolves, "{n} wolf", "{n} wolves");
    }

    static Sentence servants(YarnsMove.Attack attack) {
        return servants(attack.wolves(), attack.cultists());
    }

    static Sentence servants(YarnsEvent.SheepAttacked attacked) {
        return servants(attacked.wolves(), attacked.cultists());
    }

    static Sentence servants(YarnsEvent.ServantsBeaten beaten) {
        return servants(beaten.wolves(), beaten.cultists());
    }

    /** "2 wolves and 1 cultist". */
    private static Sentence servants(int wolves, int cultists) {
        Sentence circle = Sentence.counted(cultists, "{n} cultist", "{n} cultists");
        return wolves == 0 ? circle : cultists == 0 ? wolves(wolves) : Sentence.list(List.of(wolves(wolves), circle));
    }

    static Sentence price(YarnsMove.Walk walk) {
        return price(walk.talaria(), walk.maps());
    }

    static Sentence price(YarnsEvent.SheepMoved moved) {
        return price(moved.talaria(), moved.maps());
    }

    /** "1 talaria and 2 maps". */
    private static Sentence price(int talaria, int maps) {
        Stream<Sentence> some = talaria > 0 ? Stream.of(Sentence.of("{n} talaria", talaria)) : Stream.of();
        Stream<Sentence> others = maps > 0 ? Stream.of(Sentence.counted(maps, "{n} map", "{n} maps")) : Stream.of();
        return Sentence.list(Stream.concat(some, others).toList());
    }
}
