"""One sweep by Dask, on the cores of this machine or on a cluster.

    python dask_sweep.py SHARDS FOLDER [--scheduler ADDRESS] OPTIONS-OF-SIMULATE...

Run it again after a crash: shards that are there are skipped. The folder must be one that all workers see.
"""

import pathlib
import subprocess
import sys

from dask.distributed import Client


def play(shard: int, shards: int, folder: str, options: list[str]) -> None:
    """Plays one shard; raises if it was not written, and Dask tries again, perhaps elsewhere."""
    out = f"{folder}/part-{shard}.json"
    command = ["provost", "simulate", *options, "--jobs", "1", "--shard", f"{shard}/{shards}"]
    # 1 means that some games did not come to their end; they are listed in the report.
    code = subprocess.run([*command, "--format", "json", "--out", out]).returncode
    if code not in (0, 1) or not pathlib.Path(out).is_file():
        raise RuntimeError(f"shard {shard} ended with {code}")


def main() -> None:
    shards, folder, *options = sys.argv[1:]
    scheduler = None
    if options[:1] == ["--scheduler"]:
        _, scheduler, *options = options
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    with Client(scheduler) if scheduler else Client(threads_per_worker=1) as client:
        numbers = range(int(shards))
        played = client.map(play, numbers, shards=int(shards), folder=folder, options=options, retries=3, pure=False)
        client.gather(played)
    parts = [f"{folder}/part-{shard}.json" for shard in numbers]
    subprocess.run(
        ["provost", "simulate", "merge", *parts, "--format", "json", "--out", f"{folder}/whole.json"], check=True
    )


if __name__ == "__main__":
    main()
