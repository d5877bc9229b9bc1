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

# Makes an image from what lies in "$work/out": make <Containerfile> <name> <commit>
make() {
  buildah build --quiet --isolation chroot --layers --build-arg BASE="$base" --build-arg BARE=localhost/clinic-bare \
    --label "org.opencontainers.image.revision=$3" --file "deploy/images/Containerfile.$1" --tag "$2" "$work/out" >/dev/null
  echo "${2#localhost/} $(buildah images --format '{{.Size}}' "$2")"
}
is_made() { buildah inspect --type image "$1" >/dev/null 2>&1; }
fail() {
  echo "$*" >&2
  exit 1
}
