package sheepfold.lab.run;

import java.util.Optional;
import java.util.ServiceLoader;
import sheepfold.json.BadInput;
import sheepfold.json.Text;

/** Where games may be played beyond this program; found by {@link ServiceLoader}. */
public interface Cluster {
    /** The workers at an address; nothing if it is no address of this kind. */
    Optional<Workers> at(String address);

    /** The workers at an address of whatever kind there is; without one, those of this program. */
    static Workers workersAt(Optional<String> address) {
        return address.map(Cluster::workersAt).orElseGet(Workers::here);
    }

    static Workers workersAt(String address) {
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
