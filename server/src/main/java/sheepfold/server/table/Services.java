package sheepfold.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.InstantSource;
import sheepfold.server.store.Store;

/** What all tables share. */
record Services(
        Store store,
        Signer signer,
        Pace pace,
        Scheduler scheduler,
        BotDesk bots,
        Timer durable,
        boolean chat,
        InstantSource clock) {}
