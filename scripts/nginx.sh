#!/usr/bin/env bash
# Makes sure that nginx is there for the test of its configuration; on Debian as root it is installed, without being started.
set -euo pipefail

if command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]; then
  exit 0
fi

if [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then
  echo "Installing nginx for the test of its configuration …"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light >/dev/null
  exit 0
fi

echo "*** nginx is not installed: its configuration is not tested. ***" >&2
