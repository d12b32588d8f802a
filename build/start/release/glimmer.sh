#!/bin/sh
# Runs this release with its own Deno: neither Node nor npm is needed.
set -eu

# Also where this script, or its folder, is reached by a link.
root=$(dirname -- "$(readlink -f -- "$0")")
deno="$root/@deno@"

# Deno would ask its makers for a newer version.
export DENO_NO_UPDATE_CHECK=1

run() {
  program="$root/build/$1.ts"
  shift
  exec "$deno" run --allow-all --cached-only --config "$root/deno.json" "$program" "$@"
}

command=${1:-help}
[ $# -eq 0 ] || shift

case $command in
  start)
    run start "$@"
    ;;
  storage)
    if [ -f "$root/build/storage.ts" ]; then run storage "$@"; fi
    echo "This release has no storage command." >&2
    exit 1
    ;;
  backup | restore)
    run "$command" "$@"
    ;;
  doctor)
    if [ -f "$root/build/doctor.ts" ]; then run doctor "$@"; fi
    echo "This release has no doctor." >&2
    exit 1
    ;;
  health)
    run deploy/health "$@"
    ;;
  compile)
    # Into DENO_DIR, for images whose root is read-only when they run.
    cd "$root"
    exec "$deno" cache --quiet --config deno.json \
      server/main.ts build/start.ts build/doctor.ts build/backup.ts build/restore.ts build/deploy/health.ts
    ;;
  database)
    run database "$@"
    ;;
  version)
    cat "$root/RELEASE"
    ;;
  *)
    cat "$root/RELEASE"
    cat <<'TEXT'

  ./glimmer start          serves; settings come from the environment
  ./glimmer start --demo   the same, with an example community in an empty database
  ./glimmer backup         copies database and files to BACKUP_TO, or to a folder
  ./glimmer restore        fills an empty place from a backup
  ./glimmer doctor         says what is missing or wrong
  ./glimmer health         ends with 0 while the server on this machine can work, else says why not
  ./glimmer storage copy   copies the files of DATA_DIR to an object store
  ./glimmer database       brings data of an older PostgreSQL over
  ./glimmer version        prints version and commit

How to run, upgrade and go back: build/docs/releases.md
TEXT
    [ "$command" = help ] || exit 2
    ;;
esac
