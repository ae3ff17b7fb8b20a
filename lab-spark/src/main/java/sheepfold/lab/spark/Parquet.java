package sheepfold.lab.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import sheepfold.lab.report.TableColumn;
import sheepfold.lab.report.TableForm;

/**
 * Tables as Parquet, by Spark's own writer. It works on a thread of this machine, wherever the games were played: the executors
 * of a cluster would write to disks of their own.
 */
final class Parquet implements TableForm {
    @Override
    public String ending() {
        return "parquet";
    }

    @Override
    public void write(Path csv, List<TableColumn> columns, Path file) throws IOException {
        // Spark writes a folder with a file for each of its tasks; there is one of these
        Path folder = Files.createTempDirectory(file.toAbsolutePath().getParent(), ".parquet");
        try (SparkSession spark = session(folder)) {
            spark.sparkContext().setLogLevel("OFF");
            Path written = folder.resolve("table");
            spark.read()
                    .schema(schema(columns))
                    .option("header", true)
                    .option("escape", "\"")
                    .option("multiLine", true)
                    .option("mode", "FAILFAST")
                    .csv(csv.toUri().toString())
                    .coalesce(1)
                    .write()
                    .mode(SaveMode.ErrorIfExists)
                    .parquet(written.toUri().toString());
            Files.move(only(written), file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            // Among them exceptions of Scala's, which does not declare any
            throw new IOException(SparkWorkers.firstCause(e).getMessage(), e);
        } finally {
            delete(folder);
        }
    }

    private static SparkSession session(Path folder) {
        return SparkSession.builder()
                .master("local[1]")
                .appName("Sheepfold tables")
                .config("spark.ui.enabled", false)
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
                .getOrCreate();
    }

    private static StructType schema(List<TableColumn> columns) {
        StructType schema = new StructType();
        for (TableColumn column : columns) {
            schema = schema.add(column.name(), type(column.kind()));
        }
        return schema;
    }

    private static DataType type(TableColumn.Kind kind) {
        return switch (kind) {
            case WHOLE -> DataTypes.LongType;
            case NUMBER -> DataTypes.DoubleType;
            case EMPTY, TEXT -> DataTypes.StringType;
        };
    }

    private static Path only(Path written) throws IOException {
        try (Stream<Path> files = Files.list(written)) {
            return files.filter(file -> file.toString().endsWith(".parquet"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("Spark wrote no file"));
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
