#!/bin/sh
# One sweep on the cores of one machine, or of several with `parallel --sshlogin`, by GNU parallel.
#
#   parallel.sh SHARDS FOLDER OPTIONS-OF-SIMULATE...
#
# Run it again after a crash: shards that are there are skipped.
set -eu
shards=$1 folder=$2
shift 2
mkdir -p "$folder"
seq 0 $((shards - 1)) | parallel --retries 3 --joblog "$folder/jobs.log" \
    provost simulate "$@" --jobs 1 --shard "{}/$shards" --format json --out "$folder/part-{}.json"
provost simulate merge "$folder"/part-*.json --format json --out "$folder/whole.json"
