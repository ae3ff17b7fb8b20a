package sheepfold.server.http.site;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sheepfold.server.live.Tables;

/**
 * What a browser will want next, told with the page itself, so that scripts, styles and answers come at the same time
 * instead of one after another. The build of the page knows them: each line of its list has an address or a game, and a link.
 */
record LinkHeaders(Map<String, List<String>> byPlace) {
    private static final String TABLE = "/t";
    /** What a page is about, as the last part of its address; links have a star for it. */
    private static final Pattern SUBJECT = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    static LinkHeaders parse(String list) {
        return new LinkHeaders(list.lines()
                .map(line -> line.split(" ", 2))
                .filter(line -> line.length == 2)
                .collect(groupingBy(line -> line[0], mapping(line -> line[1], toList()))));
    }

    void addTo(HttpServletResponse response, String path, Tables tables) {
        String[] parts = path.split("/", -1);
        String place = "/" + parts[1];
        String subject = parts.length == 3 && SUBJECT.matcher(parts[2]).matches() ? parts[2] : "";
        Stream<String> ofThePage = of(place)
                .filter(link -> !subject.isEmpty() || !link.contains("*"))
                .map(link -> link.replace("*", subject));
        Stream<String> ofTheGame =
                place.equals(TABLE) ? tables.gameInUse(subject).stream().flatMap(this::of) : Stream.of();
        String all =
                String.join(", ", Stream.concat(ofThePage, ofTheGame).distinct().toList());
        if (!all.isEmpty()) {
            response.setHeader("Link", all);
        }
    }

    private Stream<String> of(String place) {
        return byPlace.getOrDefault(place, List.of()).stream();
    }
}
