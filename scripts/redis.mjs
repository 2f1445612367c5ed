// Finds a Redis or Valkey server for the tests of the queue, or installs Debian's where that is allowed.
import { program } from './debian.mjs';

/** The path of a server; throws one sentence when there is none and none may be installed. */
export function redis() {
  return program({
    names: ['valkey-server', 'redis-server'],
    variable: 'REDIS_SERVER',
    what: 'a Redis server for the tests of the queue',
    packages: [['redis-server'], ['valkey-server']],
    sentence:
      'The tests of the queue need a server: install it (on Debian `apt-get install redis-server`) or set REDIS_SERVER to its path.',
  });
}
