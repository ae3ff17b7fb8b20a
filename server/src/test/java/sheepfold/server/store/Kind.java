package sheepfold.server.store;

import java.nio.file.Path;
import java.util.function.Supplier;

/** The databases that keep the contract. */
enum Kind {
    SQLITE {
        @Override
        Supplier<Store> fresh(Path folder) {
            return () -> Stores.open(folder.resolve("home"));
        }
    },
    POSTGRES {
        @Override
        Supplier<Store> fresh(Path folder) {
            String url = TestPostgres.readyDatabase();
            return () -> Stores.open(url);
        }
    };

    /** A new, empty database, opened as often as the supplier is asked. */
    abstract Supplier<Store> fresh(Path folder);
}
