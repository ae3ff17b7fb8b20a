package sheepfold.server.table;

import sheepfold.server.wire.SeatKind;

/**
 * A seat and who holds it: a person, a bot, or nobody.
 *
 * @param guest the person; empty if there is none
 * @param bot the bot's id; empty if there is none
 * @param formerly the person who left it in a running game and may take it back
 * @param since the log number with which it got its holder
 * @param standsIn true if the bot plays because the person was away
 * @param leaveAskedBy the guest who has asked its holder to leave; empty if nobody has
 */
record Seat(String guest, String name, String bot, String formerly, long since, boolean standsIn, String leaveAskedBy) {
    static final Seat OPEN = new Seat("", "", "", "", 0, false, "");

    boolean isOpen() {
        return !isPerson() && !isBot();
    }

    boolean isPerson() {
        return !guest.isEmpty();
    }

    boolean isBot() {
        return !bot.isEmpty();
    }

    boolean isHeldBy(String someone) {
        return isPerson() && guest.equals(someone);
    }

    /** Did somebody hold it who may come back? */
    boolean isClaimedBy(String someone) {
        return !someone.isEmpty() && formerly.equals(someone);
    }

    /** The person who holds it or may come back to it; empty if there is none. */
    String claimant() {
        return isPerson() ? guest : formerly;
    }

    SeatKind kind() {
        return isPerson() ? SeatKind.PERSON : isBot() ? SeatKind.BOT : SeatKind.OPEN;
    }

    Seat takenBy(String newGuest, String newName, long number) {
        return new Seat(newGuest, newName, "", "", number, false, "");
    }

    Seat givenTo(String newBot, boolean away, long number) {
        return new Seat("", "Bot (" + newBot + ")", newBot, isPerson() ? guest : formerly, number, away, "");
    }

    /** Before the game nobody has a claim to an empty seat; later its last person has. */
    Seat left(boolean claimed, long number) {
        return new Seat("", "", "", !claimed ? "" : isPerson() ? guest : formerly, number, false, "");
    }

    Seat askedToLeaveBy(String someone) {
        return new Seat(guest, name, bot, formerly, since, standsIn, someone);
    }

    Seat renamed(String newName) {
        return new Seat(guest, newName, bot, formerly, since, standsIn, leaveAskedBy);
    }
}
