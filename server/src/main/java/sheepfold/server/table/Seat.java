package sheepfold.server.table;

import sheepfold.server.store.Store.Visitor;
import sheepfold.server.wire.TableMessages.SeatKind;

/**
 * A seat and who holds it: a person, a bot, or nobody.
 *
 * @param guest the person; empty if there is none
 * @param bot the bot's id; empty if there is none
 * @param formerly the person who left it in a running game and may take it back
 * @param since the log number with which it got its holder
 * @param standsIn true if its person was away when it was taken from them, whoever plays here since
 * @param leaveAskedBy the guest who has asked its holder to leave; empty if nobody has
 * @param called the name of whoever plays here, where several share one screen; empty if they go by the guest's name
 */
public record Seat(
        String guest,
        String name,
        String bot,
        String formerly,
        long since,
        boolean standsIn,
        String leaveAskedBy,
        String called) {
    /** How those are called whose name is not known any more. */
    public static final String NOBODY = "somebody who left";

    static final Seat OPEN = new Seat("", "", "", "", 0, false, "", "");

    public boolean isOpen() {
        return !isPerson() && !isBot();
    }

    public boolean isPerson() {
        return !guest.isEmpty();
    }

    public boolean isBot() {
        return !bot.isEmpty();
    }

    public boolean isHeldBy(String someone) {
        return isPerson() && guest.equals(someone);
    }

    /** Did somebody hold it who may come back? */
    public boolean isClaimedBy(String someone) {
        return !someone.isEmpty() && formerly.equals(someone);
    }

    /** The person who holds it or may come back to it; empty if there is none. */
    String claimant() {
        return isPerson() ? guest : formerly;
    }

    public SeatKind kind() {
        return isPerson() ? SeatKind.PERSON : isBot() ? SeatKind.BOT : SeatKind.OPEN;
    }

    /** Its person takes it again, here or at another table, by the name they had. */
    public Entry.SeatTaken takenAgain(int number, Visitor person) {
        return called.isEmpty() ? Entry.SeatTaken.by(person, number) : Entry.SeatTaken.called(person, number, called);
    }

    Seat takenBy(Entry.SeatTaken taken, long number) {
        boolean ownName = !Boolean.TRUE.equals(taken.called());
        return new Seat(taken.guest(), taken.name(), "", "", number, false, "", ownName ? "" : taken.name());
    }

    Seat givenTo(String newBot, boolean away, long number) {
        return new Seat("", "Bot (" + newBot + ")", newBot, claimant(), number, away || standsIn, "", called);
    }

    /** Before the game nobody has a claim to an empty seat; later its last person has. */
    Seat left(boolean claimed, long number) {
        return claimed
                ? new Seat("", "", "", claimant(), number, standsIn, "", called)
                : new Seat("", "", "", "", number, false, "", "");
    }

    Seat askedToLeaveBy(String someone) {
        return new Seat(guest, name, bot, formerly, since, standsIn, someone, called);
    }

    /** Whoever has a name of their own here keeps it. */
    Seat renamed(String newName) {
        return called.isEmpty() ? new Seat(guest, newName, bot, formerly, since, standsIn, leaveAskedBy, called) : this;
    }
}
