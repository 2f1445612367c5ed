#!/usr/bin/env node
// The command line. One table of commands; a fault is one line on standard error and ends with 2.
import { bench } from './bench';
import { check } from './check';
import { Failure } from './failure';
import { hint } from './hint';
import { nap, napUsage } from './nap';
import { print } from './output';
import { survey } from './survey';
import { deal, games, moves, replay } from './tableCommands';

const usage = `napoleon games                                  the rule table
napoleon deal   GAME NUMBER|daily|YYYY-MM-DD    the deal as position text
napoleon moves  GAME NUMBER|- [--moves "…"]     legal moves there
napoleon replay GAME NUMBER|- --moves "…"       plays them; stops at the first illegal one
napoleon check  GAME NUMBER|FROM-TO|- [--nodes N] [--seconds S] [--jobs J] [--line] [--moves "…"]
                                                is it winnable?
napoleon hint   GAME NUMBER|- [--moves "…"] [--sight open|fair] [--seconds S]
napoleon survey GAME FROM-TO [--nodes N] [--seconds S] [--jobs J] --out FILE
                                                many deals, resumed where FILE ends, and what they say of all deals:
                                                with 95 %, the winnable share is not below Wilson's low bound of
                                                won/all, nor above his high bound of (won + not known)/all
napoleon survey --again FILE [--sample N] [--factor F] [--jobs J] --out OTHER
                                                N of FILE's deals that are not known, drawn at random, F times as far
napoleon bench                                  nodes, nodes a second, one signature line

${napUsage}

GAME is an id from \`napoleon games\`; -r '{"build":"alternate"}' lays house rules over its record.
- reads position text from standard input, several positions separated by a line ---.
--json prints one JSON object a line.`;

const commands = new Map([
  ['games', games],
  ['deal', deal],
  ['moves', moves],
  ['replay', replay],
  ['check', check],
  ['hint', hint],
  ['nap', nap],
  ['survey', survey],
  ['bench', bench],
]);

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h' || name === 'help') return print(usage);
  const known = [...commands.keys()].join(', ');
  if (name === undefined) throw new Failure(`which command? ${known}`);
  const command = commands.get(name);
  if (command === undefined) throw new Failure(`there is no command "${name}"; there are ${known}`);
  if (args.includes('--help') || args.includes('-h')) return print(usage);
  await command(args);
}

// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`napoleon: ${error.message}\n`);
  process.exitCode = 2;
}
