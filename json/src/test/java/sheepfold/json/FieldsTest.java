package sheepfold.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class FieldsTest {
    private static Fields fields(String json) {
        return Fields.of(Json.parse(json), "");
    }

    private static void fault(String json, Consumer<Fields> reading, String line) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> reading.accept(fields(json)))
                .satisfies(fault -> assertThat(fault.line()).isEqualTo(line));
    }

    @Test
    void membersAreReadByName() {
        Fields fields = fields("""
                {"name":"dolly","count":3,"done":true,"none":null,"rows":["ab","cd"],"inner":{"x":1},"list":[{"y":2},{"y":3}]}
                """);
        assertThat(fields.text("name")).isEqualTo("dolly");
        assertThat(fields.number("count", 0, 3)).isEqualTo(3);
        assertThat(fields.flag("done", false)).isTrue();
        assertThat(fields.has("none")).isFalse();
        assertThat(fields.texts("rows")).containsExactly("ab", "cd");
        assertThat(fields.object("inner").number("x", 0, 9)).isEqualTo(1);
        assertThat(fields.objects("list").get(1).number("y", 0, 9)).isEqualTo(3);
        fields.nothingElse();
    }

    @Test
    void whatIsNotThereHasItsDefault() {
        Fields fields = fields("{}");
        assertThat(fields.text("name", "dolly")).isEqualTo("dolly");
        assertThat(fields.number("count", 0, 3, 2)).isEqualTo(2);
        assertThat(fields.flag("done", true)).isTrue();
        assertThat(fields.optionalObject("inner")).isEmpty();
    }

    @Test
    void aFaultNamesThePlace() {
        fault("{}", fields -> fields.text("name"), "name: it is missing");
        fault("{\"name\":null}", fields -> fields.text("name"), "name: it is missing");
        fault("{\"name\":7}", fields -> fields.text("name"), "name: it is to be a text, not \"7\"");
        fault("{\"rows\":[\"a\",7]}", fields -> fields.texts("rows"), "rows[1]: it is to be a text");
        fault("{\"rows\":7}", fields -> fields.texts("rows"), "rows: it is to be a list, not \"7\"");
        fault("{\"done\":1}", fields -> fields.flag("done", true), "done: it is to be true or false, not \"1\"");
        fault("{\"a\":{\"b\":{}}}", fields -> fields.object("a").object("b").text("c"), "a.b.c: it is missing");
        fault("{\"a\":[{},7]}", fields -> fields.objects("a"), "a[1]: this is to be an object, not \"7\"");
    }

    @Test
    void aNumberIsWholeAndWithinItsBounds() {
        for (String number :
                new String[] {"-1", "4", "1.5", "1e2", "3000000000", "99999999999999999999", "\"2\"", "[2]"}) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> fields("{\"n\":" + number + "}").number("n", 0, 3))
                    .satisfies(fault ->
                            assertThat(fault.line()).startsWith("n: it is to be a whole number from 0 to 3, not "));
        }
    }

    @Test
    void membersNobodyAskedForAreRefused() {
        fault(
                "{\"count\":1,\"cuont\":2}",
                fields -> {
                    fields.number("count", 0, 9);
                    fields.has("name");
                    fields.nothingElse();
                },
                "cuont: there is no such field; there are count, name");
    }

    @Test
    void aTextIsQuotedOnce() {
        fault(
                "{\"n\":\"two\"}",
                fields -> fields.number("n", 0, 3),
                "n: it is to be a whole number from 0 to 3, not the text \"two\"");
        fault("{\"a\":\"x\"}", fields -> fields.object("a"), "a: this is to be an object, not the text \"x\"");
    }

    @Test
    void boundsThatOnlyTheSetUpKnowsAreAskedForLater() {
        assertThat(Fields.within(2, 0, 2, "active")).isEqualTo(2);
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Fields.within(3, 0, 2, "active"))
                .satisfies(fault ->
                        assertThat(fault.line()).isEqualTo("active: it is to be a whole number from 0 to 2, not 3"));
    }

    @Test
    void onlyObjectsHaveFields() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Fields.of(Json.parse("[1]"), "position"))
                .satisfies(
                        fault -> assertThat(fault.line()).isEqualTo("position: this is to be an object, not \"[1]\""));
    }

    @Test
    void aRuleMayBeNamed() {
        BadInput fault = fields("{}").wrong("board", "XX-SETUP-01", "there is one wolf");
        assertThat(fault.line()).isEqualTo("board: XX-SETUP-01: there is one wolf");
        assertThat(fault.within("file.json").line()).isEqualTo("file.json: board: XX-SETUP-01: there is one wolf");
    }
}
