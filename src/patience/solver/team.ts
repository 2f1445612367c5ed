// Several workers at one question: the first one begins alone, since most answers come at once; the others join when
// it takes longer, each with hunts of its own or with the proof. The first verdict stops them all.
import { Rule } from '../../../assembly/abi';
import type { After } from '../../shared/solver/protocol';
import type { Client } from './client';
import type { Info, Verdict, Work, WorkRole } from './protocol';

/** So long the first worker is alone, milliseconds. */
const ALONE_MS = 30;

interface Quest {
  readonly work: Work;
  readonly onInfo: (info: Info) => void;
  readonly resolve: (verdict: Verdict | null) => void;
  readonly reject: (error: unknown) => void;
  /** the latest of each worker that has begun */
  readonly infos: Map<number, Info>;
  readonly answers: Map<number, Verdict | null>;
  readonly errors: unknown[];
  running: number;
  cancelJoin: () => void;
  over: boolean;
}

/** What the others do: with a stock wins are the rarer find, without one the first worker's hunts are short. */
const partOf = (work: Work, member: number): { role: WorkRole; seed: number } => {
  const stock = (work.rules[Rule.Passes] ?? 0) > 0;
  return { role: member === (stock ? 2 : 1) ? 'prove' : 'hunt', seed: member };
};

const workOf = (work: Work, member: number): Work => {
  if (member === 0) return work;
  const { known: _, ...rest } = work;
  return { ...rest, ...partOf(work, member) };
};

const total = (quest: Quest): Info => {
  const infos = [...quest.infos.values()];
  return {
    ticket: quest.work.ticket,
    nodes: infos.reduce((sum, { nodes }) => sum + nodes, 0),
    stored: infos.reduce((sum, { stored }) => sum + stored, 0),
    bestHome: infos.reduce((most, { bestHome }) => Math.max(most, bestHome), 0),
  };
};

/** The answer when nobody has decided: that it was stopped weighs more than that one worker was through. */
const undecided = (quest: Quest): Verdict | null => {
  const answers = [...quest.answers.values()].filter((answer) => answer !== null);
  const answer = answers.find(({ why }) => why === 'stopped') ?? answers[0];
  return answer === undefined
    ? null
    : { ...answer, nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0) };
};

interface State {
  readonly clients: readonly Client[];
  readonly after: After;
  current: Quest | null;
}

const finish = (state: State, quest: Quest): boolean => {
  if (quest.over) return false;
  quest.over = true;
  quest.cancelJoin();
  if (state.current === quest) state.current = null;
  return true;
};

const conclude = (state: State, quest: Quest): void => {
  if (quest.running > 0 || !finish(state, quest)) return;
  const answer = undecided(quest);
  if (answer === null && quest.errors.length > 0) quest.reject(quest.errors[0]);
  else quest.resolve(answer);
};

/** Stops those who have begun, all but one. */
const stopOthers = ({ clients }: State, quest: Quest, but: number): void => {
  for (const member of quest.infos.keys()) if (member !== but) clients[member]?.stop();
};

const hear = (state: State, quest: Quest, member: number, answer: Verdict | null): void => {
  quest.running--;
  quest.answers.set(member, answer);
  if (answer === null || answer.status === 'unknown') conclude(state, quest);
  else if (finish(state, quest)) {
    stopOthers(state, quest, member);
    quest.resolve(answer);
  }
};

const begin = (state: State, quest: Quest, member: number, client: Client): void => {
  quest.running++;
  quest.infos.set(member, { ticket: quest.work.ticket, nodes: 0, stored: 0, bestHome: 0 });
  const tell = (info: Info): void => {
    quest.infos.set(member, info);
    if (!quest.over) quest.onInfo({ ...total(quest), ...(info.line && { line: info.line }) });
  };
  client.ask(workOf(quest.work, member), tell).then(
    (answer) => hear(state, quest, member, answer),
    (error: unknown) => {
      quest.errors.push(error);
      hear(state, quest, member, null);
    },
  );
};

const beginAll = (state: State, quest: Quest): void => {
  const [first, ...others] = state.clients;
  if (first === undefined) throw new Error('a team of none');
  begin(state, quest, 0, first);
  // A line becomes shorter step by step, each from the last.
  if (others.length === 0 || quest.work.want === 'hint') return;
  quest.cancelJoin = state.after(ALONE_MS, () => {
    for (const [i, client] of others.entries()) begin(state, quest, i + 1, client);
  });
};

/** A newer question has come: the first worker turns to it by itself, the others are freed for it. */
const drop = (state: State, quest: Quest): void => {
  if (!finish(state, quest)) return;
  quest.resolve(null);
  stopOthers(state, quest, 0);
};

/** Opens a team on clients (one or more), which it owns from then on. */
export const openTeam = (clients: readonly Client[], after: After): Client => {
  const state: State = { clients, after, current: null };
  return {
    ask(work, onInfo) {
      return new Promise((resolve, reject) => {
        if (state.current !== null) drop(state, state.current);
        const lists = { infos: new Map(), answers: new Map(), errors: [], running: 0 };
        const quest: Quest = { work, onInfo, resolve, reject, ...lists, cancelJoin: () => {}, over: false };
        state.current = quest;
        beginAll(state, quest);
      });
    },
    stop() {
      state.current?.cancelJoin();
      for (const client of clients) client.stop();
    },
    close() {
      const { current } = state;
      if (current !== null && finish(state, current)) current.resolve(null);
      for (const client of clients) client.close();
    },
  };
};
