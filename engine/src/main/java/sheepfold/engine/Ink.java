package sheepfold.engine;

/** Colour for boards drawn as text, or none. */
public enum Ink {
    PLAIN,
    COLOUR;

    /** The colours there are, with the terminal's number for each. */
    public enum Shade {
        RED(203),
        GOLD(221),
        BLUE(75),
        GREEN(114),
        GREY(245),
        DARK(240),
        BROWN(137),
        WHITE(255),
        VIOLET(141);

        private final int number;

        Shade(int number) {
            this.number = number;
        }
    }

    public String paint(Shade shade, String text) {
        return this == PLAIN ? text : "\u001b[38;5;" + shade.number + "m" + text + "\u001b[0m";
    }

    public String bold(String text) {
        return this == PLAIN ? text : "\u001b[1m" + text + "\u001b[0m";
    }

    public String faint(String text) {
        return this == PLAIN ? text : "\u001b[2m" + text + "\u001b[0m";
    }
}
