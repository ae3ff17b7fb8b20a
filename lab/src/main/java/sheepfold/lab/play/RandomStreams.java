package sheepfold.lab.play;

/** Where the randomness of a game comes from: a seed, and the number of a stream for chance and for thoughts. */
public record RandomStreams(long seed, long chance, long thoughts) {}
