package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sheepfold.server.store.Samples.entries;
import static sheepfold.server.store.Samples.entry;
import static sheepfold.server.store.Samples.head;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import sheepfold.server.store.Store.Answer;
import sheepfold.server.store.Store.Answers;
import sheepfold.server.store.Store.Chat;
import sheepfold.server.store.Store.Conflict;
import sheepfold.server.store.Store.Entry;
import sheepfold.server.store.Store.Head;
import sheepfold.server.store.Store.Progress;
import sheepfold.server.store.Store.Said;
import sheepfold.server.store.Store.Sharer;
import sheepfold.server.store.Store.Spare;
import sheepfold.server.store.Store.Terms;
import sheepfold.server.store.Store.Unavailable;
import sheepfold.server.store.Store.Visitor;

@ParameterizedClass
@EnumSource
class StoreContractTest {
    private static final List<String> NOBODY = List.of();

    private final Supplier<Store> database;
    private Store store;

    StoreContractTest(Kind kind, @TempDir Path folder) {
        database = kind.fresh(folder);
        store = database.get();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void make(String table) {
        store.create(head(table), List.of(entry(table, 1)), NOBODY).join();
    }

    private CompletableFuture<Void> append(Entry entry) {
        return store.append(head(entry.table()), List.of(entry), NOBODY, Terms.NONE);
    }

    private List<Head> of(String guest) {
        List<Head> all = new ArrayList<>(store.running(guest, 10));
        all.addAll(store.finished(guest, 10));
        return all;
    }

    private static void assertConflict(CompletableFuture<Void> write) {
        assertThatThrownBy(write::join).isInstanceOf(CompletionException.class).hasCauseInstanceOf(Conflict.class);
    }

    @Test
    void whatWasAppendedIsReadInOrder() {
        store.create(head("t"), entries("t", 1, 3), NOBODY).join();
        store.append(head("t"), entries("t", 4, 4), NOBODY, Terms.NONE).join();
        store.append(head("t"), entries("t", 5, 12), NOBODY, Terms.NONE).join();
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 12));
        assertThat(store.entries("t", 9)).isEqualTo(entries("t", 10, 12));
        assertThat(store.entries("t", 12)).isEmpty();
        assertThat(store.entries("elsewhere", 0)).isEmpty();
    }

    @Test
    void theHeadIsAsTheLastWriterLeftIt() {
        make("t");
        Head later =
                new Head("t", "wolf-and-sheep", "over", false, "bob", "{\"moves\":4}", "another seed", 2_000, 2, true);
        store.append(later, List.of(entry("t", 2)), NOBODY, Terms.NONE).join();
        assertThat(store.head("t")).contains(later);
        assertThat(store.head("elsewhere")).isEmpty();
    }

    @Test
    void aTableIsMadeOnce() {
        make("t");
        assertConflict(store.create(head("t", "open", false, 9), List.of(entry("t", 1, "other")), List.of("bob")));
        assertThat(store.head("t")).contains(head("t"));
        assertThat(store.entries("t", 0)).containsExactly(entry("t", 1));
        assertThat(of("bob")).isEmpty();
    }

    @Test
    void aNumberIsTakenOnceAndTheLoserLeavesNoTrace() {
        make("t");
        append(entry("t", 2)).join();
        List<Entry> late = List.of(entry("t", 2, "late"), entry("t", 3, "late"));
        assertConflict(store.append(head("t", "over", false, 9), late, List.of("bob"), Terms.NONE));
        assertThat(store.head("t")).contains(head("t"));
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 2));
        assertThat(of("bob")).isEmpty();
    }

    @Test
    void aLogHasNoGaps() {
        make("t");
        assertConflict(append(entry("t", 3)));
        assertConflict(append(entry("nowhere", 1)));
        assertConflict(append(entry("nowhere", 2)));
        assertThatThrownBy(() -> store.append(head("t"), List.of(entry("t", 2), entry("t", 4)), NOBODY, Terms.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.append(head("t"), List.of(entry("u", 2)), NOBODY, Terms.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.append(head("t"), List.of(), NOBODY, Terms.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.create(head("u"), entries("u", 2, 2), NOBODY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 1));
        assertThat(store.head("nowhere")).isEmpty();
    }

    @Test
    void conflictsFailAloneAmongManyRequestsAtOnce() {
        IntStream.range(0, 100).forEach(i -> make("t" + i));
        List<CompletableFuture<Void>> good = new ArrayList<>();
        List<CompletableFuture<Void>> bad = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            good.add(append(entry("t" + i, 2, "first")));
            bad.add(append(entry("t" + i, 2, "second")));
            good.add(append(entry("t" + i, 3, "third")));
            bad.add(store.create(head("t" + i), entries("t" + i, 1, 1), NOBODY));
        }
        good.forEach(CompletableFuture::join);
        bad.forEach(StoreContractTest::assertConflict);
        for (int i = 0; i < 100; i++) {
            String table = "t" + i;
            assertThat(store.entries(table, 0))
                    .containsExactly(entry(table, 1), entry(table, 2, "first"), entry(table, 3, "third"));
        }
    }

    @Test
    void aRequestThatCannotBeWrittenFailsAlone() {
        make("t");
        List<CompletableFuture<Void>> good = new ArrayList<>();
        List<CompletableFuture<Void>> bad = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            good.add(append(entry("t", 2 + i)));
            if (i % 10 == 3) {
                bad.add(store.write(new Said("nowhere", 1, "s" + i, 0, "Hello!")));
            }
        }
        good.forEach(CompletableFuture::join);
        assertThat(bad)
                .hasSize(5)
                .allSatisfy(write -> assertThatThrownBy(write::join).hasCauseInstanceOf(Unavailable.class));
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 51));
    }

    @Test
    void requestsAboutOneTableAreCarriedOutInOrder() {
        CompletableFuture<Void> made = store.create(head("t"), entries("t", 1, 1), List.of("ann"));
        CompletableFuture<Void> appended = append(entry("t", 2));
        CompletableFuture<Void> answered = store.write(new Answer("t", 2, 0, "ann", "pass", -1));
        CompletableFuture<Void> deleted = store.write(new Write.Delete("t"));
        CompletableFuture<Void> tooLate = append(entry("t", 3));
        CompletableFuture<Void> madeAgain =
                store.create(head("t", "open", true, 5), entries("t", 1, 1), List.of("bob"));
        CompletableFuture<Void> appendedAgain =
                store.append(head("t", "open", true, 6), entries("t", 2, 2), NOBODY, Terms.NONE);
        CompletableFuture.allOf(made, appended, answered, deleted, madeAgain, appendedAgain)
                .join();
        assertConflict(tooLate);
        assertThat(store.head("t")).contains(head("t", "open", true, 6));
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 2));
        assertThat(store.answers("t", 2).list()).isEmpty();
        assertThat(of("ann")).isEmpty();
        assertThat(of("bob")).hasSize(1);
    }

    @Test
    void nothingIsLostWhenManyAppendAtOnce() throws InterruptedException, ExecutionException {
        int callers = 50;
        int appendsEach = 20;
        List<String> tables = IntStream.range(0, 50).mapToObj(i -> "t" + i).toList();
        tables.forEach(this::make);
        Map<Entry, Boolean> acknowledged = new ConcurrentHashMap<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> running = new ArrayList<>();
            for (int caller = 0; caller < callers; caller++) {
                Random random = new Random(caller);
                String name = "caller" + caller;
                running.add(threads.submit(() -> {
                    for (int i = 0; i < appendsEach; i++) {
                        String table = tables.get(random.nextInt(tables.size()));
                        acknowledged.put(appendWhereverItFits(table, name + "-" + i), true);
                    }
                }));
            }
            for (Future<?> caller : running) {
                caller.get();
            }
        }
        List<Entry> stored = new ArrayList<>();
        for (String table : tables) {
            List<Entry> log = store.entries(table, 0);
            assertThat(log)
                    .extracting(Entry::number)
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, log.size()).boxed().toList());
            stored.addAll(log.subList(1, log.size()));
        }
        assertThat(acknowledged).hasSize(callers * appendsEach);
        assertThat(stored).containsExactlyInAnyOrderElementsOf(acknowledged.keySet());
    }

    /** As a server does: whoever is late loads anew and tries again. */
    private Entry appendWhereverItFits(String table, String move) {
        while (true) {
            Entry entry = entry(table, store.entries(table, 0).size() + 1, move);
            try {
                append(entry).join();
                return entry;
            } catch (CompletionException e) {
                assertThat(e).hasCauseInstanceOf(Conflict.class);
            }
        }
    }

    @Test
    void theFirstSealedAnswerOfASeatCounts() {
        make("t");
        store.write(new Answer("t", 1, 2, "cat", "hide", -1)).join();
        store.write(new Answer("t", 1, 0, "ann", "pass", -1)).join();
        assertConflict(store.write(new Answer("t", 1, 0, "ann", "changed my mind", -1)));
        assertThat(store.answers("t", 1).list())
                .containsExactly(new Answer("t", 1, 0, "ann", "pass", -1), new Answer("t", 1, 2, "cat", "hide", -1));
        assertThat(store.answers("t", 2).list()).isEmpty();
        assertThat(store.answers("u", 1).list()).isEmpty();
    }

    @Test
    void sealedAnswersOutliveOtherEntriesAndGoWhenTheTableIsOver() {
        make("t");
        Answer answer = new Answer("t", 1, 0, "ann", "pass", -1);
        store.write(answer).join();
        append(entry("t", 2)).join();
        assertThat(store.answers("t", 1).list()).containsExactly(answer);
        store.append(head("t", "over", true, 9), List.of(entry("t", 3)), NOBODY, Terms.NONE)
                .join();
        assertThat(store.answers("t", 1).list()).isEmpty();
    }

    @Test
    void listsShowOpenTablesFirstAndTheNewestOfEachKind() {
        make("a", "open", true, 10);
        make("b", "playing", true, 30);
        make("c", "playing", true, 20);
        make("private", "playing", false, 40);
        make("finished", "over", true, 50);
        assertThat(store.listed(10)).extracting(Head::table).containsExactly("a", "b", "c");
        assertThat(store.listed(2)).extracting(Head::table).containsExactly("a", "b");
        store.append(head("a", "playing", true, 60), List.of(entry("a", 2)), NOBODY, Terms.NONE)
                .join();
        assertThat(store.listed(10)).extracting(Head::table).containsExactly("b", "c", "a");
        store.append(head("b", "over", true, 70), List.of(entry("b", 2)), NOBODY, Terms.NONE)
                .join();
        assertThat(store.listed(10)).extracting(Head::table).containsExactly("c", "a");
        assertThat(store.holdings(Sharer.GUEST, "ann").running()).isEqualTo(3);
        assertThat(store.undriven()).containsExactlyInAnyOrder("a", "c", "private");
    }

    @Test
    void whatTablesTakeCountsTowardsTheirOwnerAndTheirAddress() {
        make("a", "playing", true, 10);
        store.create(head("b", "over", true, 20), entries("b", 1, 2), NOBODY, "there")
                .join();
        store.append(head("b", "over", true, 30), entries("b", 3, 3), NOBODY, Terms.NONE)
                .join();
        long bytes = 3L * (entry("b", 1).entry().length() + 100);
        assertThat(store.holdings(Sharer.ADDRESS, "there")).isEqualTo(new Store.Holdings(1, 0, bytes));
        assertThat(store.holdings(Sharer.GUEST, "ann"))
                .isEqualTo(new Store.Holdings(2, 1, bytes + "{}".length() + 100));
        assertThat(store.holdings(Sharer.ADDRESS, "")).isEqualTo(new Store.Holdings(0, 0, 0));
        store.write(new Write.Delete("b")).join();
        assertThat(store.holdings(Sharer.ADDRESS, "there")).isEqualTo(new Store.Holdings(0, 0, 0));
    }

    @Test
    void whatNobodyElseHasPlayedAtGoesFirstAndTheOldestOfThat() {
        made("old", "over", 10, "ann", "ann");
        made("older", "over", 9, "ann", "ann");
        made("abandoned", "playing", 5, "ann", "ann");
        made("running", "playing", 60, "ann", "ann");
        made("with-bob", "over", 8, "ann", "ann", "bob");
        made("lately-with-bob", "over", 60, "ann", "ann", "bob");
        made("running-with-bob", "playing", 5, "ann", "ann", "bob");
        made("of-bob", "over", 3, "bob", "bob");
        assertThat(store.spare(Sharer.GUEST, "ann", 50, 50, 10))
                .extracting(Spare::table)
                .containsExactly("abandoned", "older", "old", "with-bob");
        assertThat(store.spare(Sharer.GUEST, "ann", 50, 50, 2))
                .extracting(Spare::changed)
                .containsExactly(5L, 9L);
        // Who has made the most gives first
        assertThat(store.spare(Sharer.ADDRESS, "there", 50, 50, 10))
                .extracting(Spare::table)
                .containsExactly("abandoned", "older", "old", "of-bob", "with-bob");
    }

    private void made(String table, String status, long changed, String owner, String... guests) {
        Head like = head(table, status, true, changed);
        Head head =
                new Head(table, like.game(), status, true, owner, like.summary(), like.secret(), changed, -1, false);
        store.create(head, entries(table, 1, 1), List.of(guests), "there").join();
    }

    private void make(String table, String status, boolean listed, long when) {
        Entry first = new Entry(table, 1, "ann", "{}", when);
        store.create(head(table, status, listed, when), List.of(first), NOBODY).join();
    }

    @Test
    void anAnswerCountsOnlyWhileItsDecisionStands() {
        store.create(deciding("t", 1), entries("t", 1, 1), NOBODY).join();
        assertConflict(store.write(new Answer("t", 7, 0, "ann", "hide", 1)));
        store.write(new Answer("t", 1, 0, "ann", "hide", 1)).join();
        store.append(deciding("t", 1), entries("t", 2, 2), NOBODY, Terms.NONE).join();
        store.write(new Answer("t", 1, 1, "bob", "pass", 2)).join();
        long count = store.answers("t", 1).count();
        store.append(deciding("t", 3), entries("t", 3, 3), NOBODY, new Terms(0, count))
                .join();
        assertConflict(store.write(new Answer("t", 1, 2, "cat", "pass", 2)));
        assertThat(store.answers("t", 1).list()).isEmpty();
    }

    @Test
    void aDecisionIsNotClosedWithoutAnAnswerThatIsIn() {
        store.create(deciding("t", 1), entries("t", 1, 1), NOBODY).join();
        long count = store.answers("t", 1).count();
        store.write(new Answer("t", 1, 0, "ann", "hide", 1)).join();
        assertConflict(store.append(deciding("t", 2), entries("t", 2, 2), NOBODY, new Terms(0, count)));
        Answers answers = store.answers("t", 1);
        assertThat(answers.list()).containsExactly(new Answer("t", 1, 0, "ann", "hide", 1));
        store.append(deciding("t", 2), entries("t", 2, 2), NOBODY, new Terms(0, answers.count()))
                .join();
    }

    private static Head deciding(String table, long decision) {
        Head head = Samples.head(table);
        return new Head(
                table,
                head.game(),
                head.status(),
                head.listed(),
                head.owner(),
                head.summary(),
                head.secret(),
                head.changed(),
                decision,
                true);
    }

    @Test
    void whatWasSaidAndWhoWantsToBeAskedIsKept() {
        make("t");
        for (int i = 0; i < 60; i++) {
            store.write(new Said("t", 100 + i, "s" + i, i % 2, "Hello!")).join();
        }
        assertThat(store.said("t", 3)).extracting(Said::id).containsExactly("s57", "s58", "s59");
        assertThat(store.said("t", 100)).as("the oldest are forgotten").hasSize(50);
        store.write(new Write.Hold("t", 1, "bob")).join();
        store.write(new Write.Hold("t", 0, "ann")).join();
        store.write(new Write.Hold("t", 1, "")).join();
        assertThat(store.holds("t")).containsExactly(Map.entry(0, "ann"));
    }

    @Test
    void whatAGameWasAboutIsKeptWithItsTable() {
        make("t");
        store.write(new Store.Told("t", "first", "{}")).join();
        store.write(new Store.Told("t", "second", "{\"a\":1}")).join();
        store.write(new Store.Told("gone", "first", "{}")).join();
        assertThat(store.story("t")).contains(new Store.Told("t", "second", "{\"a\":1}"));
        assertThat(store.story("gone")).isEmpty();
        store.write(new Write.Delete("t")).join();
        assertThat(store.story("t")).isEmpty();
    }

    private void keepRun(String id, String guest, long changed, String state, String... tables) {
        store.keep(new Store.Run(id, guest, changed, false, state), List.of(tables), new Store.MostRuns(4, 2))
                .join();
    }

    @Test
    void aRunOfTheLabIsKeptAsItStandsWithItsTables() {
        keepRun("r", "ann", 1, "{\"a\":1}");
        assertThat(store.runTable("r", 0)).isEmpty();
        keepRun("r", "ann", 2, "{\"ä\":2}", "first", "second");
        keepRun("r", "ann", 3, "{\"ä\":3}");
        assertThat(store.run("r")).contains(new Store.Run("r", "ann", 3, false, "{\"ä\":3}"));
        assertThat(store.runTable("r", 1)).as("tables stay").contains("second");
        assertThat(store.runTable("r", 2)).isEmpty();
        assertThat(store.run("nothing")).isEmpty();
        store.write(new Write.ForgetRuns(3)).join();
        assertThat(store.run("r")).isPresent();
        store.write(new Write.ForgetRuns(4)).join();
        assertThat(store.run("r")).isEmpty();
        assertThat(store.runTable("r", 1)).isEmpty();
    }

    @Test
    void ofTooManyRunsThoseThatChangedLastAreKept() {
        keepRun("a1", "ann", 1, "{}", "table");
        keepRun("a2", "ann", 2, "{}");
        keepRun("a1", "ann", 3, "{}");
        keepRun("a3", "ann", 4, "{}");
        assertThat(store.run("a2")).as("the oldest of a guest").isEmpty();
        keepRun("b1", "bob", 5, "{}");
        keepRun("c1", "cat", 6, "{}");
        assertThat(store.run("a1")).isPresent();
        keepRun("d1", "dan", 7, "{}");
        assertThat(store.run("a1")).as("the oldest of all").isEmpty();
        assertThat(store.runTable("a1", 0)).isEmpty();
        assertThat(List.of("a3", "b1", "c1", "d1"))
                .allSatisfy(id -> assertThat(store.run(id)).isPresent());
    }

    @Test
    void whatWasWrittenIsKeptWithItsTable() {
        make("t");
        make("u");
        store.write(new Chat("u", 1, "other", 0, "Cleo", "Not here")).join();
        for (int i = 0; i < 210; i++) {
            store.write(new Chat("t", 100 + i, "c" + i, i % 2, "Ann", "Line " + i))
                    .join();
        }
        assertThat(store.chatted("t", 2))
                .containsExactly(
                        new Chat("t", 308, "c208", 0, "Ann", "Line 208"),
                        new Chat("t", 309, "c209", 1, "Ann", "Line 209"));
        assertThat(store.chatted("t", 1000)).as("the oldest are forgotten").hasSize(200);
        store.write(new Write.Delete("t")).join();
        assertThat(store.chatted("t", 1000)).isEmpty();
        assertThat(store.chatted("u", 1000)).hasSize(1);
    }

    @Test
    void whoWantsNoMoreOfATableFindsItInNoList() {
        store.create(head("t"), List.of(entry("t", 1)), List.of("ann")).join();
        assertThat(store.running("ann", 10)).isNotEmpty();
        store.write(new Write.Unlist("t", "ann")).join();
        assertThat(store.running("ann", 10)).isEmpty();
        assertThat(store.head("t")).isPresent();
    }

    @Test
    void whatIsOldIsFoundAndGuestsWithoutASeatAreForgotten() {
        make("new", "playing", true, 5_000);
        make("old", "over", true, 10);
        make("older", "playing", true, 5);
        assertThat(store.tablesUnchangedSince(1_000, 9)).containsExactly("older", "old");
        assertThat(store.tablesUnchangedSince(1_000, 1)).containsExactly("older");
        store.create(head("t"), entries("t", 1, 1), List.of("sits")).join();
        store.write(new Visitor("sits", "Ann", "", 1, 0, 1)).join();
        store.write(new Visitor("idle", "Bob", "", 1, 0, 1)).join();
        store.write(new Visitor("fresh", "Cat", "", 1, 3, 1)).join();
        store.see("fresh", 9);
        store.write(new Write.Forget(5)).join();
        assertThat(store.visitor("sits")).isPresent();
        assertThat(store.visitor("idle")).isEmpty();
        assertThat(store.visitor("fresh")).contains(new Visitor("fresh", "Cat", "", 1, 3, 9));
    }

    @Test
    void whatAGuestHasLearntGoesOnFromTheNewestVersionAndWithTheGuest() {
        store.write(new Visitor("ann", "Ann", "", 1, 0, 1)).join();
        assertThat(store.progress("ann")).isEmpty();
        store.write(new Progress("ann", 1, "{\"a\":1}")).join();
        assertConflict(store.write(new Progress("ann", 1, "{\"late\":1}")));
        store.write(new Progress("ann", 2, "{\"ä\":2}")).join();
        assertConflict(store.write(new Progress("ann", 4, "{\"early\":1}")));
        assertConflict(store.write(new Progress("nobody", 1, "{}")));
        assertThat(store.progress("ann")).contains(new Progress("ann", 2, "{\"ä\":2}"));
        assertThat(store.progress("nobody")).isEmpty();
        store.write(new Write.Forget(5)).join();
        assertThat(store.visitor("ann")).isEmpty();
        assertThat(store.progress("ann")).isEmpty();
        store.write(new Visitor("ann", "Ann", "", 9, 0, 9)).join();
        assertThat(store.progress("ann")).as("of another time").isEmpty();
    }

    @Test
    void ofTwoDevicesOneGoesFirstAndTheOtherIsTold() {
        store.write(new Visitor("ann", "Ann", "", 1, 0, 1)).join();
        CompletableFuture<Void> here = store.write(new Progress("ann", 1, "{\"here\":1}"));
        CompletableFuture<Void> there = store.write(new Progress("ann", 1, "{\"there\":1}"));
        here.join();
        assertConflict(there);
        assertThat(store.progress("ann").orElseThrow().content()).isEqualTo("{\"here\":1}");
    }

    @Test
    void aGuestsTablesAreThoseWithASeatNowOrEver() {
        store.create(head("t", "open", false, 1), entries("t", 1, 1), List.of("ann", "bob"))
                .join();
        store.create(head("u", "open", true, 2), entries("u", 1, 1), List.of("bob"))
                .join();
        store.append(head("t", "over", false, 3), entries("t", 2, 2), List.of("ann", "cat"), Terms.NONE)
                .join();
        assertThat(of("ann")).extracting(Head::table).containsExactly("t");
        assertThat(of("bob")).extracting(Head::table).containsExactly("u", "t");
        assertThat(store.running("bob", 9)).extracting(Head::table).containsExactly("u");
        assertThat(store.finished("bob", 9)).extracting(Head::table).containsExactly("t");
        assertThat(of("cat")).extracting(Head::table).containsExactly("t");
        assertThat(of("dan")).isEmpty();
    }

    @Test
    void aDeletedTableIsForgottenAltogether() {
        store.create(head("t", "playing", true, 1), entries("t", 1, 5), List.of("ann"))
                .join();
        store.create(head("u", "over", true, 1), entries("u", 1, 5), List.of("ann"))
                .join();
        store.write(new Answer("t", 5, 0, "ann", "pass", -1)).join();
        store.write(new Write.Delete("t")).join();
        store.write(new Write.Delete("nowhere")).join();
        assertThat(store.head("t")).isEmpty();
        assertThat(store.entries("t", 0)).isEmpty();
        assertThat(store.answers("t", 5).list()).isEmpty();
        assertThat(of("ann")).extracting(Head::table).containsExactly("u");
        assertThat(store.entries("u", 0)).hasSize(5);
    }

    @Test
    void aSharedValueIsMadeOnce() throws InterruptedException, ExecutionException {
        List<Future<String>> answers = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 20; i++) {
                String mine = "key " + i;
                answers.add(threads.submit(() -> store.shared("cookie", mine)));
            }
        }
        String first = answers.getFirst().get();
        assertThat(first).startsWith("key ");
        for (Future<String> answer : answers) {
            assertThat(answer.get()).isEqualTo(first);
        }
        assertThat(store.shared("other", "x")).isEqualTo("x");
    }

    @Test
    void guestsAreKnownAndMayChangeTheirName() {
        store.write(new Visitor("g1", "Ann", "hash", 5, 0, 5)).join();
        assertThat(store.visitor("g1")).contains(new Visitor("g1", "Ann", "hash", 5, 0, 5));
        store.write(new Visitor("g1", "Anna", "hash 2", 5, 0, 5)).join();
        assertThat(store.visitor("g1")).contains(new Visitor("g1", "Anna", "hash 2", 5, 0, 5));
        store.write(new Visitor("g1", "Anna", "", 5, 1, 5)).join();
        store.write(new Visitor("g1", "Ann", "hash 2", 5, 0, 5)).join();
        assertThat(store.visitor("g1").orElseThrow().generation()).isEqualTo(1);
        assertThat(store.visitor("g2")).isEmpty();
    }

    @Test
    void anyTextComesBackAsItWas() {
        String text = "'; drop table log; -- \"\\ ? % \n\t ä 羊 🐑 " + "long ".repeat(50_000);
        Entry entry = new Entry("t 🐑", 1, text, text, Long.MAX_VALUE);
        Head head = new Head("t 🐑", text, "open", true, "g 🐑", text, text, Long.MIN_VALUE, 1, false);
        store.create(head, List.of(entry), List.of("g 🐑")).join();
        assertThat(store.entries("t 🐑", 0)).containsExactly(entry);
        assertThat(store.head("t 🐑")).contains(head);
        assertThat(of("g 🐑")).containsExactly(head);
    }

    @Test
    void everythingIsThereAfterAReopening() {
        store.create(head("t"), entries("t", 1, 3), List.of("ann")).join();
        store.write(new Answer("t", 3, 0, "ann", "pass", -1)).join();
        store.write(new Visitor("ann", "Ann", "hash", 5, 0, 5)).join();
        store.shared("cookie", "key");
        store.close();
        store = database.get();
        assertThat(store.head("t")).contains(deciding("t", 3));
        assertThat(store.entries("t", 0)).isEqualTo(entries("t", 1, 3));
        assertThat(store.answers("t", 3).list()).hasSize(1);
        assertThat(of("ann")).hasSize(1);
        assertThat(store.visitor("ann")).isPresent();
        assertThat(store.shared("cookie", "another")).isEqualTo("key");
        append(entry("t", 4)).join();
        assertThat(store.entries("t", 3)).containsExactly(entry("t", 4));
    }

    @Test
    void aTableThatHasChangedSinceDoesNotExpire() {
        store.create(head("old", "over", true, 1_000), entries("old", 1, 1), NOBODY)
                .join();
        store.create(head("young", "over", true, 2_000), entries("young", 1, 1), NOBODY)
                .join();
        assertThat(store.tablesUnchangedSince(2_000, 9)).containsExactly("old");
        store.write(new Write.Expire("old", 2_000)).join();
        store.write(new Write.Expire("young", 2_000)).join();
        store.write(new Write.Expire("unknown", 2_000)).join();
        assertThat(store.head("old")).isEmpty();
        assertThat(store.head("young")).isPresent();
    }

    @Test
    void closingFinishesWhatWasAcceptedAndAcceptsNothingMore() {
        List<String> tables = IntStream.range(0, 100).mapToObj(i -> "t" + i).toList();
        List<CompletableFuture<Void>> accepted = new ArrayList<>();
        tables.forEach(table -> accepted.add(store.create(head(table), entries(table, 1, 1), NOBODY)));
        for (long number = 2; number <= 30; number++) {
            for (String table : tables) {
                accepted.add(append(entry(table, number)));
            }
        }
        store.close();
        assertThat(accepted).allSatisfy(write -> assertThat(write).isCompleted());
        assertThatThrownBy(append(entry("t0", 31))::join).hasCauseInstanceOf(Unavailable.class);
        assertThatThrownBy(() -> store.head("t0")).isInstanceOf(Unavailable.class);
        assertThat(store.healthy()).isFalse();
        store.close();
        store = database.get();
        assertThat(tables)
                .allSatisfy(table -> assertThat(store.entries(table, 0)).isEqualTo(entries(table, 1, 30)));
        assertThat(store.healthy()).isTrue();
    }
}
