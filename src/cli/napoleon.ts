#!/usr/bin/env node
// The command line. One table of commands; a fault is one line on standard error and ends with 2.
import { version } from '../../package.json';
import { excerpt, printable } from '../i18n/excerpt';
import { Failure, print } from './output';
import { faultWords, isOutOfMemory } from './systemFaults';
import { usage } from './usage';

type Command = (args: readonly string[]) => void | Promise<void>;

/** Each is read from its file when it is asked for: of a short answer the start is the dearer part. */
const commands = new Map<string, () => Promise<Command>>([
  ['games', async () => (await import('./patience/tableCommands')).games],
  ['deal', async () => (await import('./patience/tableCommands')).deal],
  ['moves', async () => (await import('./patience/tableCommands')).moves],
  ['replay', async () => (await import('./patience/tableCommands')).replay],
  ['check', async () => (await import('./patience/check')).check],
  ['hint', async () => (await import('./patience/hint')).hint],
  ['nap', async () => (await import('./nap/nap')).nap],
  ['survey', async () => (await import('./patience/survey')).survey],
  ['work', async () => (await import('./queue/work')).work],
  ['tally', async () => (await import('./patience/tally')).tally],
  ['bench', async () => (await import('./patience/bench')).bench],
]);

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return print(usage);
  if (name === '--version' || name === '-v') return print(version);
  const command = commands.get(name);
  if (command === undefined) {
    const known = [...commands.keys(), 'help'].join(', ');
    throw new Failure(`there is no command "${excerpt(name)}"; there are ${known}`);
  }
  if (args.includes('--help') || args.includes('-h')) return print(usage);
  await (await command())(args);
}

/** The machine refuses something: memory, or to write the answers. */
const refused = 1;

function say(sentence: string): void {
  process.stderr.write(`napoleon: ${printable(sentence)}\n`);
}

process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  // a reader that has seen enough, such as head, closes the pipe
  if (code === 'EPIPE') process.exit(0);
  say(`the answers cannot be written: ${faultWords(code)}`);
  process.exit(refused);
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (isOutOfMemory(error)) {
    say('the system refuses the memory that this needs; allow more, or fewer --jobs');
    process.exit(refused);
  }
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = 2;
}
