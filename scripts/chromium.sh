#!/usr/bin/env bash
# Makes sure that a Chromium of the system is there for the browser tests; on Debian as root its headless shell is
# installed, which is faster.
set -euo pipefail

has() {
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

if has "${CHROMIUM_PATH:-}" chromium-headless-shell; then exit 0; fi

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then
  echo "Installing Chromium's headless shell for the browser tests …"
  export DEBIAN_FRONTEND=noninteractive
  if apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; then exit 0; fi
fi

if has chromium chromium-browser google-chrome; then exit 0; fi

echo "The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to its executable." >&2
exit 1
