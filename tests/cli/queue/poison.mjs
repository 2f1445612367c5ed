// Read before the program (node --import): a worker that gets deal 13 fails (always or once) or dies of it, as POISON says.
import { Worker } from 'node:worker_threads';

const { postMessage } = Worker.prototype;
let failed = false;
Worker.prototype.postMessage = function poisoned(message, ...more) {
  const healed = failed && process.env.POISON === 'once';
  if (Array.isArray(message) && message.some(({ ticket }) => ticket === 13) && !healed) {
    if (process.env.POISON === 'kill') process.kill(process.pid, 'SIGKILL');
    failed = true;
    throw new Error('deal 13 is poison');
  }
  return postMessage.call(this, message, ...more);
};
