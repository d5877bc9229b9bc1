# shellcheck shell=bash
# What every script here knows: where things lie, which parts there are, how one is started, stopped and asked whether it is well.
# Sourced, never run.
CLINIC_ETC=${CLINIC_ETC:-/etc/clinic}
CLINIC_VAR=${CLINIC_VAR:-/var/lib/clinic}
deploy_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [ -r "$CLINIC_ETC/clinic.env" ]; then
  # shellcheck disable=SC1091
  . "$CLINIC_ETC/clinic.env"
fi
# Options of podman that this machine needs, such as another runtime.
read -r -a podman_options <<<"${PODMAN_OPTIONS:-}"

# Database, clamd and Caddy are on this machine and listen there alone; so do all parts. The file of names leads to the database that
# writes, see deploy/database/failover.
# shellcheck disable=SC2034
network_options=(
  --network host --no-hosts --volume "$CLINIC_ETC/hosts:/etc/hosts:ro"
  --volume "$CLINIC_ETC/database/authority.pem:/run/database/authority.pem:ro"
)

say() { echo "[$(date -u +%T)] $*"; }
fail() {
  echo "$*" >&2
  exit 1
}

name_of() { echo "${NAME:-clinic}-$1-$2"; }
image_of() { echo "localhost/clinic-$1:$2"; }
# A tag or branch where git knows it, else the name of images that came from elsewhere.
version_named() { git -C "$deploy_dir" rev-parse --short=12 --verify --quiet "$1^{commit}" 2>/dev/null || echo "$1"; }
# Which version a part runs is a fact of its own, so that one replica can be ahead of the other.
version_of() { cat "$CLINIC_VAR/versions/$1-$2"; }
set_version() {
  mkdir -p "$CLINIC_VAR/versions"
  echo "$3" >"$CLINIC_VAR/versions/$1-$2"
}

port_of() {
  case $1-$2 in
    site-1) echo "$SITE_PORT_1" ;;
    site-2) echo "$SITE_PORT_2" ;;
    backoffice-1) echo "$BACKOFFICE_PORT" ;;
    worker-1) echo "$WORKER_PORT_1" ;;
    worker-2) echo "$WORKER_PORT_2" ;;
    sandbox-1) echo "$SANDBOX_PORT" ;;
    mailbox-1) echo "$MAILBOX_PORT" ;;
    *) fail "there is no $1 $2" ;;
  esac
}

health_url() {
  local at
  at=http://127.0.0.1:$(port_of "$1" "$2")
  case $1 in
    site) echo "$at/readyz" ;;
    backoffice) echo "$at/api/utilizadores/me" ;;
    mailbox) echo "$at/index.html" ;;
    *) echo "$at/healthz" ;;
  esac
}

until_healthy() {
  local url deadline=$((SECONDS + ${HEALTHY_WITHIN_SECONDS:-90}))
  url=$(health_url "$1" "$2")
  until curl --silent --fail --max-time 5 --output /dev/null "$url"; do
    [ "$SECONDS" -lt "$deadline" ] || return 1
    sleep 0.5
  done
}

# Each part reads its own settings alone: that letters are handed to a site which takes none would show in nothing but lost answers.
arrived_letters_are_taken() {
  grep --quiet --extended-regexp '^(REPLY|RETURN)_ADDRESS=.' "$CLINIC_ETC/worker.env" || return 0
  [ -s "$CLINIC_ETC/secrets/site/RETURNED_MAIL_KEY" ] || grep --quiet '^RETURNED_MAIL_KEY=.' "$CLINIC_ETC/site.env" ||
    fail "worker.env has REPLY_ADDRESS or RETURN_ADDRESS, but there is no $CLINIC_ETC/secrets/site/RETURNED_MAIL_KEY: the site would refuse every letter"
}

# An image that is missing is noticed before anything is touched.
images_exist() {
  local version=$1 image
  shift
  for image; do
    podman "${podman_options[@]}" image exists "$(image_of "$image" "$version")" || fail "there is no image $(image_of "$image" "$version")"
  done
}

# Styles and scripts of a version lie beside those of the versions before it, from where the proxy hands them out: their names are hashes
# of what they hold. What no version has brought for three months goes.
keep_assets() {
  local image root
  image=$(image_of site "$1")
  root=$(podman "${podman_options[@]}" image mount "$image")
  cp --recursive --no-clobber "$root/app/site/build/client/assets/." "$ASSETS_DIR/"
  (cd "$root/app/site/build/client/assets" && find . -type f -print0) | (cd "$ASSETS_DIR" && xargs --null touch --)
  podman "${podman_options[@]}" image unmount "$image" >/dev/null
  chmod --recursive u=rwX,go=rX "$ASSETS_DIR"
  find "$ASSETS_DIR" -type f -mtime +90 -delete
}

# Where systemd runs and knows the unit, it is in charge; else, as in a rehearsal inside a container, podman alone.
# The units are those of the one system that is called clinic: what stands beside it must not restart it.
by_systemd() { [ -d /run/systemd/system ] && [ "${NAME:-clinic}" = clinic ] && systemctl cat "clinic-$1@.service" >/dev/null 2>&1; }

start_part() {
  if by_systemd "$1"; then systemctl restart "clinic-$1@$2.service"
  # As the units do: whoever loses the database may end, and starts again.
  else "$deploy_dir/container" "$1" "$2" --detach --restart on-failure:10 >/dev/null; fi
}

# A site goes on answering for DRAIN_SECONDS before it closes, and then ends what is under way.
stop_part() {
  if by_systemd "$1"; then systemctl stop "clinic-$1@$2.service"
  else
    podman "${podman_options[@]}" stop --ignore --time 30 "$(name_of "$1" "$2")" >/dev/null
    podman "${podman_options[@]}" rm --force --ignore "$(name_of "$1" "$2")" >/dev/null
  fi
}

last_words() { podman "${podman_options[@]}" logs --tail 20 "$(name_of "$1" "$2")" >&2 || true; }
