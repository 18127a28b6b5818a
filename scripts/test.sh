#!/usr/bin/env bash
# Everything that CI checks, in the order in which a fault is found soonest.
set -euo pipefail
cd "$(dirname "$0")/.."

bash scripts/chromium.sh
bash scripts/nginx.sh
npm run check
if [ -n "${CI:-}" ]; then npm run check:hostile; fi
npm run check:prose
npm run check:snippets
npm run check:oracle
npm run check:build
npm run check:site
npm run check:bytes
npm run check:reproducible
npm run check:browser
echo "All checks passed."
