package sheepfold.games.tangle;

class EnchantmentsTest {}
