package sheepfold.engine.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sheepfold.engine.line.Chore.Animal;
import sheepfold.engine.line.Chore.Feed;
import sheepfold.engine.line.Chore.Field;
import sheepfold.engine.line.Chore.Hire;
import sheepfold.engine.line.Chore.Mow;
import sheepfold.engine.line.Chore.Share;
import sheepfold.engine.line.Chore.Shear;
import sheepfold.engine.line.Chore.Sow;
import sheepfold.engine.line.Chore.Walk;

class LineTest {
    private static final String ANNA = "anna";

    private static String written(Chore chore) {
        return ChoreLines.write(ANNA, chore);
    }

    private static String said(Chore chore) {
        return ChoreLines.words(ANNA, chore).plain();
    }

    private static Chore read(String text) {
        return ChoreLines.read(ANNA, text).orElseThrow(() -> new AssertionError(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "feed EWE; feed the ewe",
                "rest; rest",
                "rest in f3; rest in f3",
                "f1>f2; walk from f1 to f2",
                "f1.3>f2; walk from f1 to f2, 3 times",
                "sow; sow 0 corn and 0 peas",
                "sow using corn1; sow 1 corn and 0 peas",
                "sow using peas9; sow 0 corn and 9 peas",
                "sow using corn2 peas3; sow 2 corn and 3 peas",
                "count 2E3R at f1; count for anna",
                "count 3R at f1; count for anna",
                "count 2E at f1; count for anna",
                "+e naps deeply; a good ewe naps",
                "r naps lightly; later a good ram naps",
                "mow f1>f2; mow f1 and f2",
                "mow f1>f2>f3; mow f1, f2 and f3",
                "shear A12; shear as A likes",
                "shear D1, B20; shear as D likes",
                "hire anna; hire player 1",
                "hire other2; hire player 3",
                "hire other7; nobody to hire",
                "tell once upon a time!; tell a story"
            })
    void aLineIsReadWrittenAndSaid(String line, String words) {
        assertThat(written(read(line))).isEqualTo(line);
        assertThat(said(read(line))).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "feed",
                "feed ",
                "feed COW",
                "feed EWE ",
                "restful",
                "f9>f1",
                "f1>f9",
                "f1.0>f2",
                "f1.6>f2",
                "f1.>f2",
                "f1.01>f2",
                "f1",
                "sow using",
                "sow using corn0",
                "sow using corn10",
                "sow peas1",
                "sow using peas1 corn1",
                "count 0E at f1",
                "count 2E",
                "e naps",
                "+e naps soundly",
                "x naps deeply",
                "mow f1",
                "mow f1>f2>f3>f4",
                "mow f1>",
                "mow f1>>f2",
                "shear A",
                "shear E1",
                "shear A1,B2",
                "shear A1, ",
                "shear A99999999999",
                "hire bert",
                "tell nothing"
            })
    void whatIsNoLineIsNotRead(String text) {
        assertThat(ChoreLines.read(ANNA, text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"feed COW, XX-FEED-01", "restless, XX-REST-01", "f77>f1, XX-WALK-01", "f1.3>f99, XX-WALK-01"})
    void theRuleIsThatOfTheFirstLineThatATextIsLike(String text, String rule) {
        assertThat(ChoreLines.rule(text)).contains(rule);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fed EWE", "f77>g1", "f77.9>f1", "mow f1"})
    void aTextThatIsLikeNoLineHasNoRule(String text) {
        assertThat(ChoreLines.rule(text)).isEmpty();
    }

    @Test
    void partsThatMayBeLeftOutHaveTheirOwnValuesThen() {
        assertThat(read("f1>f2")).isEqualTo(new Walk(new Field(1), 1, new Field(2)));
        assertThat(read("f1.1>f2")).isEqualTo(new Walk(new Field(1), 1, new Field(2)));
        assertThat(written(new Sow(0, 4))).isEqualTo("sow using peas4");
    }

    @Test
    void itemsOfAListAreRecordsOfTheirOwn() {
        assertThat(read("shear D1, B20")).isEqualTo(new Shear(List.of(new Share(3, 1), new Share(1, 20))));
        assertThat(read("mow f8>f0")).isEqualTo(new Mow(List.of(new Field(8), new Field(0))));
    }

    @Test
    void movesWithFewValuesAreMadeOnceAndShared() {
        assertThat(Chores.feed(1)).isSameAs(Chores.feed(1)).isEqualTo(new Feed(Animal.RAM));
        assertThat(Chores.walk(3, 2, 8))
                .isSameAs(Chores.walk(3, 2, 8))
                .isEqualTo(new Walk(new Field(3), 2, new Field(8)));
        assertThat(Chores.nap(true, 1, false)).isEqualTo(new Chore.Nap(true, Animal.RAM, false));
        assertThat(Chores.sow(9, 0)).isEqualTo(new Sow(9, 0));
        assertThat(Chores.ALL_FEED).containsExactly(new Feed(Animal.EWE), new Feed(Animal.RAM));
        assertThat(read("rest")).isSameAs(Chores.REST);
        assertThat(said(new Hire(2))).isEqualTo("hire player 3");
    }
}
