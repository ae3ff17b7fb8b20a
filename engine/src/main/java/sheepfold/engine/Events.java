package sheepfold.engine;

/** Hears what a move causes. Playouts pass {@link #UNHEARD}, and games make no event when nobody listens. */
public interface Events {
    Events UNHEARD = new Unheard();

    /** Does anybody listen? */
    boolean heard();

    void tell(Event event, Audience audience);

    default void tell(Event event) {
        tell(event, Audience.EVERYONE);
    }

    final class Unheard implements Events {
        private Unheard() {}

        @Override
        public boolean heard() {
            return false;
        }

        @Override
        public void tell(Event event, Audience audience) {}
    }
}
