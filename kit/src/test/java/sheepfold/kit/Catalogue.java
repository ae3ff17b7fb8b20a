package sheepfold.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import sheepfold.engine.Sentence;
import sheepfold.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * Every text that stands in a game's classes and data files as it is, and so can be translated. A sentence put together at
 * run time stands nowhere.
 */
final class Catalogue {
    private final Set<String> texts = new HashSet<>();

    private Catalogue() {}

    /** The texts of whatever was built together with these classes. */
    static Catalogue of(Class<?> game) {
        Catalogue catalogue = new Catalogue();
        List.of(game, Sentence.class).forEach(catalogue::addHome);
        return catalogue;
    }

    boolean has(String template) {
        return texts.contains(template);
    }

    private void addHome(Class<?> inhabitant) {
        try {
            URI home = inhabitant
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            Path path = Path.of(home);
            if (Files.isDirectory(path)) {
                addFiles(path);
            } else {
                try (FileSystem archive = FileSystems.newFileSystem(path, Map.of())) {
                    archive.getRootDirectories().forEach(this::addFiles);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void addFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.forEach(this::addFile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void addFile(Path file) {
        try {
            if (file.toString().endsWith(".class")) {
                addConstants(Files.readAllBytes(file));
            } else if (file.toString().endsWith(".json")) {
                addTexts(Json.parse(Files.readString(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void addConstants(byte[] code) {
        StreamSupport.stream(ClassFile.of().parse(code).constantPool().spliterator(), false)
                .filter(StringEntry.class::isInstance)
                .forEach(entry -> texts.add(((StringEntry) entry).stringValue()));
    }

    private void addTexts(JsonNode json) {
        if (json.isString()) {
            texts.add(json.stringValue());
        }
        json.values().forEach(this::addTexts);
    }
}
