package sheepfold.server.live;

import io.micrometer.core.instrument.Timer;
import java.time.InstantSource;
import sheepfold.server.bots.BotDesk;
import sheepfold.server.bots.Pace;
import sheepfold.server.bots.Scheduler;
import sheepfold.server.people.Signer;
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
