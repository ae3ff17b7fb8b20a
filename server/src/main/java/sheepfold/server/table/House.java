package sheepfold.server.table;

import io.micrometer.core.instrument.Timer;
import java.time.InstantSource;
import sheepfold.server.store.Store;

/** What all tables share. */
record House(
        Store store,
        Signer signer,
        Pace pace,
        Alarms alarms,
        BotDesk bots,
        Timer durable,
        boolean chat,
        InstantSource clock) {}
