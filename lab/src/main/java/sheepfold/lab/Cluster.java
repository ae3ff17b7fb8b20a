package sheepfold.lab;

import java.util.Optional;
import java.util.ServiceLoader;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** Where games may be played beyond this program; found by {@link ServiceLoader}. */
public interface Cluster {
    /** The crew at an address; nothing if it is no address of this kind. */
    Optional<Crew> at(String address);

    /** The crew at an address of whatever kind there is. */
    static Crew crewAt(String address) {
        ServiceLoader<Cluster> kinds = ServiceLoader.load(Cluster.class);
        if (kinds.findFirst().isEmpty()) {
            throw new BadInput(
                    "--on", "this copy was made without Spark; ./sheepfold package --with-spark makes one that has it");
        }
        return kinds.stream()
                .flatMap(kind -> kind.get().at(address).stream())
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "--on", "a cluster is named as spark://HOST:PORT or local[N], not " + Text.shortened(address)));
    }
}
