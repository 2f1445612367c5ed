// Read before the program (node --import): a worker that gets deal 13 fails or dies of it, as POISON says.
import { Worker } from 'node:worker_threads';

const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function poisoned(message, ...more) {
  if (Array.isArray(message) && message.some(({ ticket }) => ticket === 13)) {
    if (process.env.POISON === 'kill') process.kill(process.pid, 'SIGKILL');
    throw new Error('deal 13 is poison');
  }
  return postMessage.call(this, message, ...more);
};
