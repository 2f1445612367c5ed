// What the queue costs (docs/survey.md): jobs without work, surveys of almost none, and one with real work.
// node tests/bench/queue.mjs [empty jobs] [deals of real work], after `npm run -s build`; one JSON object a line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Queue } from 'bullmq';
import { runnerImport } from 'vite';

const [empty = 5000, deals = 2000] = process.argv.slice(2).map(Number);
const { module } = await runnerImport('./tests/cli/queue/server.ts');
const server = await module.openServer();
const client = server.client();
const folder = mkdtempSync(join(tmpdir(), 'queue-bench-'));
const program = new URL('../../build/cli/napoleon.js', import.meta.url).pathname;
/** Tells on standard error what the process took of processors, in microseconds. */
const telling = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write('CPU ' + (userCPUTime + systemCPUTime) + '\\n');
})`;

/** Starts the program; `ended` comes to the milliseconds that it took of processors. */
function start(...args) {
  const node = ['--import', `data:text/javascript,${encodeURIComponent(telling)}`];
  const child = spawn(process.execPath, [...node, program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let error = '';
  /** lines of JSON that it wrote, each with when it came */
  const told = [];
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) told.push({ ...JSON.parse(line), at: performance.now() });
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  const ended = new Promise((resolve) =>
    child.on('close', () => resolve(Number(/CPU (\d+)/.exec(error)?.[1]) / 1000)),
  );
  return { child, ended, told };
}

async function serverCpu() {
  const info = await client.info('cpu');
  const seconds = (key) => Number(new RegExp(`${key}:([0-9.]+)`).exec(info)?.[1]);
  return 1000 * (seconds('used_cpu_user') + seconds('used_cpu_sys'));
}

const tell = (record) => process.stdout.write(`${JSON.stringify(record)}\n`);
const round = (value, digits = 3) => Number(value.toFixed(digits));

/** The first line of a survey has what jobs must name: the build and the rules. */
async function readPlan() {
  const out = join(folder, 'one.jsonl');
  await start('survey', 'josephine', '1', '--nodes', '10', '--out', out).ended;
  return JSON.parse(readFileSync(out, 'utf8').split('\n')[0]).survey;
}

async function emptyJobs(jobs, { game, rules, signature }) {
  const queue = new Queue('napoleon', { connection: { port: server.port } });
  const data = { kind: 'check', signature, game, rules, nodes: 1, deals: [] };
  await queue.pause();
  for (let i = 0; i < empty; i += 500)
    await queue.addBulk(Array.from({ length: 500 }, () => ({ name: 'check', data, opts: { attempts: 3 } })));
  const worker = start('work', '--queue', server.address, '--jobs', String(jobs));
  await module.until(async () => (await queue.getWorkersCount()) === 1);
  const before = await serverCpu();
  const began = performance.now();
  await queue.resume();
  await module.until(async () => (await queue.getCompletedCount()) >= empty);
  const milliseconds = performance.now() - began;
  const atServer = (await serverCpu()) - before;
  worker.child.kill('SIGTERM');
  const atWorker = await worker.ended;
  await queue.obliterate({ force: true });
  await queue.close();
  tell({
    ...{ empty, jobs, jobsPerSecond: Math.round((1000 * empty) / milliseconds) },
    ...{ serverMs: round(atServer / empty), workerMs: round(atWorker / empty) },
  });
}

/**
 * A survey by one worker: what asker, worker and server take of processors, and the share of the worker's time, from its first
 * job to its last, in which it had no deal to search.
 */
async function survey(count, nodes) {
  const out = join(folder, `${nodes}.jsonl`);
  const before = await serverCpu();
  const worker = start('work', '--queue', server.address, '--jobs', '1', '--json');
  const words = ['survey', 'forty-thieves', `1-${count}`, '--nodes', String(nodes), '--out', out];
  const asker = await start(...words, '--queue', server.address).ended;
  const atServer = (await serverCpu()) - before;
  worker.child.kill('SIGTERM');
  const atWorker = await worker.ended;
  const jobs = worker.told.length;
  const busy = worker.told.reduce((sum, { ms }) => sum + ms, 0);
  const whole = worker.told.at(-1).at - worker.told[0].at + worker.told[0].ms;
  const [askerMs, workerMs, serverMs] = [asker, atWorker, atServer].map(Math.round);
  tell({
    deals: count,
    nodes,
    jobs,
    askerMs,
    workerMs,
    serverMs,
    jobMs: round(busy / jobs),
    lost: round(1 - busy / whole, 5),
  });
}

const plan = await readPlan();
for (const jobs of [1, 8]) await emptyJobs(jobs, plan);
for (const count of [2000, 22_000]) await survey(count, 10);
await survey(deals, 50_000);
await server.remove();
rmSync(folder, { recursive: true });
