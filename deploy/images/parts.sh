# shellcheck shell=bash
# What the scripts of the images share. Sourced, never run.
cache=${IMAGE_CACHE:-/var/cache/clinic-images}
# shellcheck disable=SC2034
{
  node_version=24.21.0
  node_sha256=61ecf27ad70afee991b671c28561eb497028294a67d132f9bbaac9ad73f81d3b
  pnpm_version=12.18.0
  pnpm_sha256=679df2eedf158f639db6d1f00e713d766d0d7afc6a931bc51497a625d1e1bdf7
}
# Another version of Node is another base.
base=${BASE:-localhost/clinic-base:node-$node_version}
work=$cache/work-$$
# shellcheck source=deploy/images/contents.sh
. "$(dirname "${BASH_SOURCE[0]}")/contents.sh"

# Makes an image from what lies in "$work/out": make <Containerfile> <name> <commit> [options of buildah]
# What lies below is of no commit: with another label it would be another image, and so would every layer above it.
make() {
  buildah build --quiet --isolation chroot --layers --build-arg BASE="$base" --build-arg BARE=localhost/clinic-bare \
    ${3:+--label "org.opencontainers.image.revision=$3"} --file "deploy/images/Containerfile.$1" --tag "$2" "${@:4}" "$work/out" >/dev/null
  echo "${2#localhost/} $(buildah images --format '{{.Size}}' "$2")"
}
id_of() { buildah inspect --type image --format '{{.FromImageID}}' "$1"; }
is_made() { buildah inspect --type image "$1" >/dev/null 2>&1; }
fail() {
  echo "$*" >&2
  exit 1
}

# Where this machine has its packages from, and where its Debian: no host is named here, and mirrors count.
registry_of_packages() {
  if [ -n "${NPM_REGISTRY:-}" ]; then echo "${NPM_REGISTRY%/}/"
  elif command -v npm >/dev/null; then npm config get registry 2>/dev/null; fi
}
# <suite> <address> for each of Debian 12's archives that apt knows.
debian_archives() {
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(ORIGIN) $(CODENAME) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    sed -n 's/^Debian \(bookworm\|bookworm-updates\|bookworm-security\) main \(.*\)/\1 \2/p' | sort --unique
}
# What differs between two lists of packages.
changes_between() {
  local changed
  changed=$(diff "$1" "$2" | grep '^[<>]') || true
  echo "${changed:-nothing new from Debian}"
}

# Packages that this machine already has need not be fetched again. Copied, so that a build changes nothing of the machine's own; not while somebody
# writes there.
take_packages_of_this_machine() {
  local theirs
  [ ! -e "$cache/store" ] && command -v pnpm >/dev/null && theirs=$(pnpm store path 2>/dev/null) && [ -e "$theirs/index.db" ] || return 0
  [ ! -e "$theirs/index.db-wal" ] || return 0
  mkdir -p "$cache/store.new"
  cp --archive --reflink=auto "$theirs" "$cache/store.new/"
  if [ -e "$theirs/index.db-wal" ]; then rm -rf "$cache/store.new"; else mv "$cache/store.new" "$cache/store"; fi
}
