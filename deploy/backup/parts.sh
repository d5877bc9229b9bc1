# shellcheck shell=bash
# What the scripts of the backup share. Sourced, never run.
# shellcheck source=deploy/parts.sh
. "$(dirname "${BASH_SOURCE[0]}")/../parts.sh"
# Another machine's disk, mounted here: what burns with the server is no backup.
BACKUP_DIR=${BACKUP_DIR:-/var/backups/clinic}
backup_conf=$CLINIC_ETC/backup/pgbackrest.conf
# As long for the files as for the database: a document without its row, or a row without its document, is worth nothing.
export keep_days=35

as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
archive() { as_postgres pgbackrest --config="$backup_conf" --stanza=clinic "$@"; }
stamp_of() { date --utc --date "$1" +%Y%m%dT%H%M%SZ; }
# The copies of the files, oldest first; the one that is just being made is none yet.
file_copies() { find "$BACKUP_DIR/files" -mindepth 1 -maxdepth 1 -type d -name '*Z' -printf '%f\n' | sort; }
