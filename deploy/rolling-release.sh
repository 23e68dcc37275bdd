#!/bin/sh
# Restarts the portals of one machine one after another. nginx sends no request to a portal while it restarts, so that no
# connection is refused: ./rolling-release.sh 127.0.0.1:3000 127.0.0.1:3001 (the addresses as portals.conf has them)
set -eu

conf=${CHOWK_NGINX_CONF:-/etc/chowk/nginx/nginx.conf}
prefix=${CHOWK_NGINX_PREFIX:-/var/lib/chowk-nginx}
portals=$(dirname "$conf")/portals.conf
# Seconds that a portal may take to start and reach its store.
patience=${CHOWK_START_SECONDS:-120}

# nginx's old workers finish their requests.
reload() { nginx -p "$prefix" -c "$conf" -e error.log -s reload && sleep 1; }

take_out() { sed -i "s/^\(server $1 [^;]*\);/\1 down;/" "$portals" && reload; }
put_back() { sed -i "s/^\(server $1 [^;]*\) down;/\1;/" "$portals" && reload; }

wait_until_ready() {
    seconds=0
    until curl -sf -o /dev/null "http://$1/readyz"; do
        seconds=$((seconds + 1))
        # It stays out of nginx's rotation; the other portals serve.
        if [ "$seconds" -gt "$patience" ]; then echo "$1 is not ready after $patience s; stopped here." >&2; exit 1; fi
        sleep 1
    done
}

[ $# -ge 2 ] || { echo 'Name two portals at least: with one, visitors would meet nobody meanwhile.' >&2; exit 1; }
for address in "$@"; do
    grep -q "^server $address " "$portals" || { echo "$portals has no line for $address." >&2; exit 1; }
done
for address in "$@"; do
    take_out "$address"
    # The portal finishes the requests it has, and closes its idle connections.
    systemctl restart "chowk-portal@${address##*:}"
    wait_until_ready "$address"
    put_back "$address"
    echo "$address restarted."
done
