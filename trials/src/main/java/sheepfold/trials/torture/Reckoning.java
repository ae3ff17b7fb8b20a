package sheepfold.trials.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import sheepfold.trials.checker.Call;
import sheepfold.trials.checker.Checker;
import sheepfold.trials.checker.FaultTimes;
import sheepfold.trials.checker.Finding;
import sheepfold.trials.checker.History;
import sheepfold.trials.checker.HistoryText;
import sheepfold.trials.checker.Stored;
import sheepfold.trials.torture.Tally.Count;

/**
 * What is looked at when all is mended: whether every node knows everything, goes on, and tells what is stored.
 *
 * @param folder takes the histories of tables with which something is wrong
 */
record Reckoning(Cluster cluster, Path folder, Tally tally) {
    private static final Duration CATCH_UP = Duration.ofSeconds(6);
    private static final Duration GOES_ON = Duration.ofSeconds(10);

    void reckon(List<Club.Played> played, FaultTimes times) throws IOException, InterruptedException, SQLException {
        try (Connection connection = cluster.database().connect()) {
            List<Club.Played> there = new ArrayList<>();
            for (Club.Played table : played) {
                if (isThere(table.history(), connection)) {
                    there.add(table);
                }
            }
            look(there, connection);
        }
        for (Club.Played table : played) {
            List<Finding> findings = Checker.faults(table.history(), times);
            tally.faults(findings);
            if (!findings.isEmpty()) {
                Path file =
                        folder.resolve("table-%s.txt".formatted(table.history().table()));
                Files.write(file, HistoryText.of(table.history(), findings));
            }
            table.history()
                    .hearings()
                    .forEach(hearing ->
                            tally.add(Count.MESSAGES, hearing.messages().size()));
            table.people().forEach(Caller::close);
        }
    }

    /** Reads what is stored; a table that was made is there unless somebody has tried to do away with it. */
    private boolean isThere(History history, Connection connection) throws SQLException {
        if (history.isDeleted()) {
            return false;
        }
        Stored stored = Archive.read(connection, history.table());
        if (!stored.rows().isEmpty()) {
            history.keep(stored);
            return true;
        }
        if (!history.mayBeGone()) {
            tally.fault(Finding.Kind.LOST, "table %s was made, and it is not there".formatted(history.table()));
        }
        return false;
    }

    private void look(List<Club.Played> there, Connection connection) throws InterruptedException, SQLException {
        List<History> waiting = new ArrayList<>();
        for (Club.Played table : there) {
            Stored stored = table.history().stored().orElseThrow();
            requireCaughtUp(table, stored);
            if (Checker.hasToGoOn(stored)) {
                waiting.add(table.history());
            }
        }
        awaitGoingOn(waiting, connection);
        for (Club.Played table : there) {
            askForRecords(table);
            table.history().keep(Archive.read(connection, table.history().table()));
        }
    }

    /** With all mended every node knows all that is stored. */
    private void requireCaughtUp(Club.Played table, Stored stored) throws InterruptedException {
        Caller asking = table.people().getLast();
        for (Node node : cluster.nodes()) {
            long end = System.nanoTime() + CATCH_UP.toNanos();
            Call look = asking.look(table.history(), table.seatOf(table.people().size() - 1), node.number());
            while (look.shows() < stored.last() && System.nanoTime() < end) {
                Thread.sleep(100);
                look = asking.look(table.history(), table.seatOf(table.people().size() - 1), node.number());
            }
            if (look.shows() < stored.last()) {
                tally.fault(
                        Finding.Kind.STALE,
                        "table %s: with all mended node %d answers %d with entry %d of %d"
                                .formatted(
                                        table.history().table(),
                                        node.number(),
                                        look.status(),
                                        look.shows(),
                                        stored.last()));
            }
        }
    }

    /** Windows close and bots move by themselves. */
    private void awaitGoingOn(List<History> waiting, Connection connection) throws InterruptedException, SQLException {
        long end = System.nanoTime() + GOES_ON.toNanos();
        List<History> still = new ArrayList<>(waiting);
        while (!still.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(250);
            for (History history : List.copyOf(still)) {
                Stored now = Archive.read(connection, history.table());
                if (now.last() > history.stored().orElseThrow().last()) {
                    still.remove(history);
                }
            }
        }
        still.forEach(history -> tally.fault(
                Finding.Kind.STUCK,
                "table %s: with all mended nothing goes on, though nobody is waited for".formatted(history.table())));
    }

    private void askForRecords(Club.Played table) {
        for (int person = 0; person < table.people().size(); person++) {
            for (Node node : cluster.nodes()) {
                table.people().get(person).look(table.history(), table.seatOf(person), node.number());
                table.people().get(person).record(table.history(), table.seatOf(person), node.number());
            }
        }
    }
}
