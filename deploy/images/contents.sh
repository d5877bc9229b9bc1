# shellcheck shell=bash disable=SC2034
# What each image holds, read by build, assemble and a test that follows the imports of every program in it. Sourced, never run.
# Packages of the workspace whose own packages are installed, those for developers left out.
declare -A packages=(
  [site]='@clinic/site...'
  [worker]='@clinic/worker...'
  # Next has gathered the back office's own; what starts it needs only those of settings, traces and error reports.
  [backoffice]='@clinic/metrics...'
  [sandbox]='@clinic/sandbox...'
  [tools]='@clinic/backoffice... @clinic/content... @clinic/worker...'
)
# Folders and files of ours, without their tests.
declare -A sources=(
  [site]='core metrics site/main.ts site/serve.ts site/server site/build'
  [worker]='core metrics worker'
  [backoffice]='core metrics backoffice/start.ts backoffice/src/env.ts'
  [sandbox]='core sandbox contract'
  # Payload reads how its sources are to be compiled.
  [tools]='tsconfig.base.json backoffice core metrics content worker scripts'
)
# For whoever has no packages of his own there: where a link stands, and what it leads to.
declare -A links=(
  [backoffice]='backoffice/node_modules/zod:core/node_modules/zod backoffice/node_modules/@clinic/core:core backoffice/node_modules/@clinic/metrics:metrics'
  [tools]='node_modules/@clinic/core:core'
)
# Built before it is laid out, from all of its folder and what it takes from another part.
declare -A built=([site]=site [backoffice]=backoffice)
declare -A borrowed=([backoffice]=site/app/design/fonts)

# What an image is made from, and nothing else is there while it is made: two versions that are alike in it share the image.
inputs_of() {
  # shellcheck disable=SC2086
  printf '%s\n' package.json pnpm-lock.yaml pnpm-workspace.yaml {backoffice,content,core,metrics,sandbox,site,worker}/package.json tsconfig.base.json deploy/images ${sources[$1]} ${built[$1]:-} ${borrowed[$1]:-} | grep --invert-match '/build$'
}
