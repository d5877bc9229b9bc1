# shellcheck shell=bash
# What the scripts of the database share. Sourced, never run.
# Two clusters of Debian's PostgreSQL, one of which writes: number 1 at the beginning, the other after a failover.
# shellcheck source=deploy/parts.sh
. "$(dirname "${BASH_SOURCE[0]}")/../parts.sh"
[ -e "$CLINIC_ETC/clinic.env" ] || fail "No settings yet: deploy/settings rehearsal, or production"
pg_version=${PG_VERSION:-15}

cluster_of() { echo "${NAME:-clinic}_$1"; }
address_of() {
  case $1 in
    1) echo "$DATABASE_ADDRESS_1" ;;
    2) echo "$DATABASE_ADDRESS_2" ;;
    *) fail "there is no database $1" ;;
  esac
}
conf_of() { echo "/etc/postgresql/$pg_version/$(cluster_of "$1")"; }
data_of() { echo "/var/lib/postgresql/$pg_version/$(cluster_of "$1")"; }
sockets_of() { echo "$CLINIC_VAR/database/sockets-$1"; }
is_made() { [ -e "$(conf_of "$1")/postgresql.conf" ]; }
is_up() { pg_ctlcluster "$pg_version" "$(cluster_of "$1")" status >/dev/null 2>&1; }
as_postgres() { HOME=/var/lib/postgresql setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
# As its superuser, through the socket that nobody but the user postgres opens. Statements come by standard input.
ask() { as_postgres psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --host "$(sockets_of "$1")" --port "$DATABASE_PORT" "${2:-postgres}"; }
is_standby() { [ "$(echo 'select pg_is_in_recovery()' | ask "$1")" = t ]; }

# What tells that roles, tables and rights were made once is the database itself, which the other machine and a restore have too. The worker's tables
# come after the roles and all others.
is_prepared() {
  [ "$(echo "select 1 from pg_database where datname = '$DATABASE'" | ask "$1")" = 1 ] &&
    [ "$(echo "select to_regclass('dbos.workflow_status') is not null" | ask "$1" "$DATABASE")" = t ]
}
# Also after a first time that was cut off: unless_there <database> <owner>
unless_there() {
  echo "select 'create database \"$1\" owner \"$2\"' where not exists (select from pg_database where datname = '$1') \gexec"
}

# Where systemd runs, it keeps the cluster up (postgresql@15-clinic_1.service); pg_ctlcluster goes through it.
start_cluster() { is_up "$1" || pg_ctlcluster "$pg_version" "$(cluster_of "$1")" start; }
stop_cluster() { if is_made "$1" && is_up "$1"; then pg_ctlcluster "$pg_version" "$(cluster_of "$1")" stop; fi; }
# Debian leaves what it has not put there itself.
drop_cluster() {
  if is_made "$1"; then pg_dropcluster --stop "$pg_version" "$(cluster_of "$1")"; fi
  rm -rf "$(conf_of "$1")"
}

# The same for both, so that each can take the other's place.
configure() {
  local number=$1 conf network
  conf=$(conf_of "$number")
  install --directory --owner postgres --group postgres --mode 700 "$(sockets_of "$number")"
  install --owner postgres --group postgres --mode 600 "$CLINIC_ETC/database/server.key" "$conf/server.key"
  install --owner postgres --group postgres --mode 644 "$CLINIC_ETC/database/server.pem" "$conf/server.pem"
  cat >"$conf/conf.d/clinic.conf" <<END
listen_addresses = '$(address_of "$number")'
port = $DATABASE_PORT
unix_socket_directories = '$(sockets_of "$number")'
max_connections = 200
ssl = on
ssl_cert_file = '$conf/server.pem'
ssl_key_file = '$conf/server.key'
ssl_min_protocol_version = 'TLSv1.3'
password_encryption = 'scram-sha-256'
# What patients wrote stays out of the log.
log_error_verbosity = terse
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
wal_level = replica
max_wal_senders = 5
max_replication_slots = 5
hot_standby = on
# A standby that stays away must not fill the disk of the one that writes; it is then made anew.
max_slot_wal_keep_size = 4GB
END
  {
    echo 'local all postgres peer'
    for network in $DATABASE_NETWORKS; do
      echo "hostssl replication ${DATABASE}_replication $network scram-sha-256"
      echo "hostssl all all $network scram-sha-256"
    done
  } >"$conf/pg_hba.conf"
  chown postgres:postgres "$conf/conf.d/clinic.conf" "$conf/pg_hba.conf"
  archive_also "$number"
}

# Both, once there is a backup: one that follows archives nothing, and goes on where the other ended as soon as it writes.
archive_also() {
  [ ! -e "$CLINIC_ETC/backup/postgresql.conf" ] || ln --symbolic --force "$CLINIC_ETC/backup/postgresql.conf" "$(conf_of "$1")/conf.d/backup.conf"
}
# From which of the two pgBackRest reads, on this machine.
archive_from() {
  local conf=$CLINIC_ETC/backup/pgbackrest.conf
  [ -e "$conf" ] || return 0
  sed --in-place -e "s#^pg1-path=.*#pg1-path=$(data_of "$1")#" -e "s#^pg1-port=.*#pg1-port=$DATABASE_PORT#" \
    -e "s#^pg1-socket-path=.*#pg1-socket-path=$(sockets_of "$1")#" "$conf"
}

# Which of the two everybody is led to.
writer() { if grep --quiet "^${DATABASE_ADDRESS_2//./\\.} " "$CLINIC_ETC/hosts"; then echo 2; else echo 1; fi; }
# What every container asks for the address of the database. Written over, never replaced: they hold this very file.
lead_to() {
  printf '127.0.0.1 localhost\n%s %s\n' "$(address_of "$1")" "$DATABASE_HOST" >"$CLINIC_ETC/hosts"
  chmod 644 "$CLINIC_ETC/hosts"
}
