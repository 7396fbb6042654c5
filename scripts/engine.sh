#!/bin/sh
# The engine has to answer within half a second. Where nothing has changed since the checkout was set up, no second Node
# has to be started to find that out.
node=.tools/node
for manifest in pnpm-lock.yaml pnpm-workspace.yaml package.json packages/*/package.json apps/*/package.json; do
  [ .tools/ready -nt "$manifest" ] || exec node scripts/dev.mjs engine "$@"
done
[ -x "$node" ] || exec node scripts/dev.mjs engine "$@"
NODE_COMPILE_CACHE="$PWD/.tools/compile-cache" exec "$node" apps/cli/src/main.ts engine "$@"
