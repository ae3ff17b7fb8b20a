package sheepfold.games.shepherdmess;

/** How a game ends. */
enum Ending {
    PENNED("penned"),
    ROUND_LIMIT("roundLimit"),
    REPETITION("repetition"),
    LAST_LEFT("lastLeft");

    /** As the rules call it. */
    final String inDetails;

    Ending(String inDetails) {
        this.inDetails = inDetails;
    }
}
