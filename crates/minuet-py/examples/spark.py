"""The racer inside Spark: ``spark-submit spark.py puzzles.txt rows.parquet``.

``minuet.decide`` is a plain function from Arrow to Arrow, which is what ``mapInArrow`` wants.
"""

import sys
from collections.abc import Iterator

import pyarrow
from pyspark.sql import SparkSession

import minuet

SCHEMA = """puzzle string, source string, line long, outcome string, left3 int, starters int, left int,
    clues int"""


def decide(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
    """Spark gives each core a part of the rows, so each call needs only one thread."""
    for batch in batches:
        yield pyarrow.record_batch(minuet.decide(batch, column="value", threads=1))


def main(puzzles: str, rows: str) -> None:
    spark = SparkSession.builder.appName("minuet").getOrCreate()
    decided = spark.read.text(puzzles).mapInArrow(decide, SCHEMA)
    decided.write.mode("overwrite").parquet(rows)
    spark.read.parquet(rows).groupBy("outcome").count().orderBy("outcome").show()


if __name__ == "__main__":
    main(*sys.argv[1:])
