package sheepfold.games.lastfleecestanding;

import java.util.Arrays;
import sheepfold.games.lastfleecestanding.FleeceMove.*;

/** Cards that were played and wait to take effect, the last one first. */
final class Stack {
    private static final Play[] NO_CARDS = {};
    private static final byte[] NO_PLAYERS = {};
    private static final int ROOM = 4;

    private Play[] cards = NO_CARDS;
    private byte[] players = NO_PLAYERS;
    private int size;

    void copyFrom(Stack other) {
        size = 0;
        for (int i = 0; i < other.size; i++) {
            push(other.players[i], other.cards[i]);
        }
    }

    int size() {
        return size;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void push(int seat, Play card) {
        if (size == cards.length) {
            cards = Arrays.copyOf(cards, size + ROOM);
            players = Arrays.copyOf(players, size + ROOM);
        }
        cards[size] = card;
        players[size++] = (byte) seat;
    }

    Play pop() {
        return cards[--size];
    }

    Play card(int index) {
        return cards[index];
    }

    int player(int index) {
        return players[index];
    }

    /** The place of the card that this one cancels, if it cancels one. */
    int answered(int index) {
        boolean cancels = cards[index] instanceof CancelCard || cards[index] instanceof CancelDog;
        return cancels ? index - 1 : Paddock.NOBODY;
    }

    Play top() {
        return cards[size - 1];
    }

    int topPlayer() {
        return players[size - 1];
    }
}
