package sheepfold.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sheepfold.kit.Conformance;

/** No check that cannot fail: each is shown a game that is spoiled in just the way it looks for. */
class ConformanceProofTest {
    private static final int GAMES = 5;

    @ParameterizedTest
    @EnumSource
    void eachFaultIsNoticedByItsCheckAndNoOther(Fault fault) {
        Map<String, Throwable> failures = failures(
                spoiled(fault).games(GAMES).with(3, Map.of("rounds", "2")).tests());
        assertThat(failures.keySet()).as("the checks that fail, %s", failures).isEqualTo(fault.noticedBy());
    }

    private static Conformance<SpoiledNight, HushMove> spoiled(Fault fault) {
        return Conformance.of(new SpoiledHush(fault))
                .chanceWeights(position -> HushConformance.cardsNotSeen(position.night))
                .illegal((position, random) -> HushConformance.anyMove(position.night, random))
                .swap((position, viewer, random) -> {
                    HushConformance.swapWhatIsHidden(position.night, viewer, random);
                    return position;
                });
    }

    @Test
    void aBrokenInvariantIsNoticed() {
        Conformance<Night, HushMove> conformance = HushConformance.of(new Hush())
                .invariant("the wolf hears nothing", night -> night.noise() == 0)
                .games(GAMES)
                .with(2, Map.of());
        assertThat(failures(conformance.tests())).containsOnlyKeys("invariant: the wolf hears nothing");
    }

    @Test
    void aGameWithHiddenThingsMustSayHowToSwapThem() {
        Conformance<Night, HushMove> conformance = Conformance.of(new Hush())
                .chanceWeights(HushConformance::cardsNotSeen)
                .games(2)
                .with(2, Map.of());
        assertThat(failures(conformance.tests())).containsOnlyKeys("secrets are kept");
    }

    @Test
    void aSwapThatChangesNothingIsNoSwap() {
        Conformance<Night, HushMove> conformance = HushConformance.of(new Hush())
                .swap((night, _, _) -> night)
                .games(2)
                .with(2, Map.of());
        assertThat(failures(conformance.tests())).containsOnlyKeys("secrets are kept");
    }

    @Test
    void aGameWithChanceMustSayItsWeights() {
        Conformance<Night, HushMove> conformance = Conformance.of(new Hush())
                .swap(HushConformance::swapWhatIsHidden)
                .games(2)
                .with(2, Map.of());
        assertThat(failures(conformance.tests())).containsOnlyKeys("chance has its weights");
    }

    @Test
    void theNameOfAFailingTestHasItsSeed() {
        Stream<String> names = spoiled(Fault.VALUE_TOO_HIGH)
                .games(3)
                .with(2, Map.of())
                .tests()
                .flatMap(ConformanceProofTest::leaves)
                .map(DynamicNode::getDisplayName);
        assertThat(names).contains("advice is sound, seed 1", "advice is sound, seed 3");
    }

    /** The first failure of each check, by the check's name. */
    private static Map<String, Throwable> failures(Stream<DynamicNode> tests) {
        Map<String, Throwable> failures = new TreeMap<>();
        tests.flatMap(ConformanceProofTest::children)
                .forEach(check ->
                        firstFailure(check).ifPresent(failure -> failures.put(check.getDisplayName(), failure)));
        return failures;
    }

    private static Optional<Throwable> firstFailure(DynamicNode check) {
        return leaves(check).flatMap(test -> failure(test).stream()).findFirst();
    }

    private static Optional<Throwable> failure(DynamicTest test) {
        try {
            test.getExecutable().execute();
            return Optional.empty();
        } catch (Throwable failure) {
            return Optional.of(failure);
        }
    }

    private static Stream<DynamicNode> children(DynamicNode node) {
        return node instanceof DynamicContainer container
                ? container.getChildren().map(child -> child)
                : Stream.of();
    }

    private static Stream<DynamicTest> leaves(DynamicNode node) {
        return node instanceof DynamicTest test
                ? Stream.of(test)
                : children(node).flatMap(ConformanceProofTest::leaves);
    }
}
