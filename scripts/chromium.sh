#!/usr/bin/env bash
# Makes sure that a Chromium of the system is there for the browser tests; on Debian as root it is installed.
set -euo pipefail

for name in "${CHROMIUM_PATH:-}" chromium chromium-browser google-chrome; do
  if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
    exit 0
  fi
done

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then
  echo "Installing Chromium for the browser tests …"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
  exit 0
fi

echo "The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to its executable." >&2
exit 1
