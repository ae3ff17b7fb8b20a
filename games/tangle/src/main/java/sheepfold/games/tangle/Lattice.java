package sheepfold.games.tangle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The triangular lattice: a hexagon of points with radius 3, rows a to g, and the triangles between them. The six corners of
 * the hexagon carry no action space.
 */
final class Lattice {
    private static final int RADIUS = 3;
    private static final int ROWS = 2 * RADIUS + 1;
    private static final List<Triangle> TRIANGLES = triangles();
    /** Three points, and where the triangle stands in its band. */
    private record Triangle(int band, List<Integer> points, int sixthsFromLeft) {
        static Triangle of(int band, int... coordinates) {
            List<Integer> points = new ArrayList<>();
            int across = 0;
            for (int i = 0; i < 3; i++) {
                points.add(point(coordinates[2 * i], coordinates[2 * i + 1]));
                across += 2 * coordinates[2 * i] + coordinates[2 * i + 1];
            }
            return new Triangle(band, List.copyOf(points), across);
        }
    }

    private Lattice() {}

    private static int point(int q, int r) {
        return (r + RADIUS) * ROWS + q + RADIUS;
    }

    private static boolean isPoint(int q, int r) {
        return Math.abs(q) <= RADIUS && Math.abs(r) <= RADIUS && Math.abs(q + r) <= RADIUS;
    }

    private static boolean isCorner(int q, int r) {
        boolean atEnds = q == 0 || r == 0 || q + r == 0;
        return atEnds && Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(q + r))) == RADIUS;
    }

    static List<Space> spaces() {
        List<Space> spaces = new ArrayList<>();
        for (int r = -RADIUS; r <= RADIUS; r++) {
            int first = Math.max(-RADIUS, -RADIUS - r);
            for (int q = first; isPoint(q, r); q++) {
                if (!isCorner(q, r)) {
                    String name = (char) ('a' + r + RADIUS) + Integer.toString(q - first + 1);
                    spaces.add(new Space(spaces.size(), name, q, r));
                }
            }
        }
        return List.copyOf(spaces);
    }

    private static List<Triangle> triangles() {
        List<Triangle> triangles = new ArrayList<>();
        for (int r = -RADIUS; r < RADIUS; r++) {
            for (int q = -RADIUS; q <= RADIUS; q++) {
                if (isPoint(q, r) && isPoint(q - 1, r + 1) && isPoint(q, r + 1)) {
                    triangles.add(Triangle.of(r + RADIUS, q, r, q - 1, r + 1, q, r + 1));
                }
                if (isPoint(q, r) && isPoint(q + 1, r) && isPoint(q, r + 1)) {
                    triangles.add(Triangle.of(r + RADIUS, q, r, q + 1, r, q, r + 1));
                }
            }
        }
        triangles.sort(Comparator.comparingInt(Triangle::band).thenComparingInt(Triangle::sixthsFromLeft));
        return List.copyOf(triangles);
    }

    static List<Area> areas() {
        List<Area> areas = new ArrayList<>();
        int band = -1;
        int place = 0;
        for (Triangle triangle : TRIANGLES) {
            place = triangle.band == band ? place + 1 : 1;
            band = triangle.band;
            String name = "" + (char) ('a' + band) + (char) ('b' + band) + place;
            areas.add(new Area(areas.size(), name));
        }
        return List.copyOf(areas);
    }

    /** Spaces at the corners of an area, a bit each (TA-GEO-03). */
    static int corners(int area) {
        int spaces = 0;
        List<Integer> points = TRIANGLES.get(area).points;
        for (Space space : Space.ALL) {
            spaces |= points.contains(point(space.q(), space.r())) ? 1 << space.number() : 0;
        }
        return spaces;
    }

    /** Areas that share two corner points with this one, a bit each (TA-GEO-03). */
    static long bordering(int area) {
        long areas = 0;
        for (int other = 0; other < TRIANGLES.size(); other++) {
            areas |= other != area && shared(area, other) == 2 ? 1L << other : 0;
        }
        return areas;
    }

    private static int shared(int area, int other) {
        List<Integer> points = TRIANGLES.get(other).points;
        return (int)
                TRIANGLES.get(area).points.stream().filter(points::contains).count();
    }
}
