/** The lab's games on a cluster of Apache Spark: optional, and no part of the usual distribution. */
@NullMarked
package sheepfold.lab.spark;

import org.jspecify.annotations.NullMarked;
