/**
 * Runs the server until its standard input closes, which the system does however the test process ends, and then
 * removes the folder. A server that ends while there is a file `held` is started again once that is gone. Arguments:
 * programs, folder, port.
 */
export const GUARDIAN = `
exec 3<&0
( cat >/dev/null; touch "$2/over"
  until [ -e "$2/stopped" ]; do kill -INT $(head -n 1 "$2/data/postmaster.pid") 2>/dev/null; sleep 0.1; done ) <&3 &
watcher=$!
while :; do
  "$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
    >>"$2/log" 2>&1 </dev/null 3<&- &
  wait $!
  [ -e "$2/held" ] || break
  while [ -e "$2/held" ] && ! [ -e "$2/over" ]; do sleep 0.05; done
  [ -e "$2/over" ] && break
done
touch "$2/stopped"
wait $watcher
rm -rf "$2"
`;
