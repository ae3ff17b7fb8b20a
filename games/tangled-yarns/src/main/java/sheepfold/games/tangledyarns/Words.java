package sheepfold.games.tangledyarns;

import java.util.ArrayList;
import java.util.List;
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

    /** "talaria and bone". */
    static Sentence relics(List<Relic> relics) {
        return Sentence.list(relics);
    }

    /** "Lily on b2". */
    static Sentence part(Part part) {
        return Sentence.of("{sheep} with {tile}", part.sheep(), part.tile());
    }

    /** "2 wolves and 1 cultist". */
    static Sentence servants(int wolves, int cultists) {
        Sentence pack = Sentence.counted(wolves, "{n} wolf", "{n} wolves");
        Sentence circle = Sentence.counted(cultists, "{n} cultist", "{n} cultists");
        return wolves == 0 ? circle : cultists == 0 ? pack : Sentence.list(List.of(pack, circle));
    }

    /** "1 talaria and 2 maps"; blank if a walk is free. */
    static Sentence price(int talaria, int maps) {
        List<Sentence> price = new ArrayList<>();
        if (talaria > 0) {
            price.add(Sentence.of("{n} talaria", talaria));
        }
        if (maps > 0) {
            price.add(Sentence.counted(maps, "{n} map", "{n} maps"));
        }
        return Sentence.list(price);
    }
}
