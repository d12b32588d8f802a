#!/bin/sh
# Runs this release with its own Deno: neither Node nor npm is needed.
set -eu

# Also where this script, or its folder, is reached by a link.
root=$(dirname -- "$(readlink -f -- "$0")")

run() {
  program="$root/build/$1.ts"
  shift
  # Deno would ask its makers for a newer version.
  export DENO_NO_UPDATE_CHECK=1
  exec "$root/@deno@" run --allow-all --cached-only --config "$root/deno.json" "$program" "$@"
}

command=${1:-help}
[ $# -eq 0 ] || shift

case $command in
  start)
    run start "$@"
    ;;
  backup | restore)
    run "$command" "$@"
    ;;
  doctor)
    if [ -f "$root/build/doctor.ts" ]; then run doctor "$@"; fi
    echo "This release has no doctor." >&2
    exit 1
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
  ./glimmer version        prints version and commit

How to run, upgrade and go back: build/docs/releases.md
TEXT
    [ "$command" = help ] || exit 2
    ;;
esac
