package sheepfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import org.flywaydb.core.api.MigrationInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaTest {
    @Test
    void theNewestFormIsThatOfTheNewestFile(@TempDir Path folder) {
        MigrationInfo[] files = Schema.flyway(
                        SqliteDatabase.source(folder.resolve("x.db")), SqliteDatabase.IN_KEY_ORDER)
                .info()
                .all();
        int newest = Arrays.stream(files)
                .mapToInt(file -> Integer.parseInt(file.getVersion().getVersion()))
                .max()
                .orElseThrow();
        assertThat(Schema.NEWEST).isEqualTo(newest);
    }
}
