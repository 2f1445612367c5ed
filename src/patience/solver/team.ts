// Several workers at one question: the first one begins alone, since most answers come at once; the others
// join when it takes longer, each with hunts of its own or with the proof. The first verdict stops them all.
import { Role, Rule } from '../../../assembly/abi';
import type { After } from '../../shared/solver/protocol';
import type { Client } from './client';
import type { Info, Verdict, Work } from './protocol';

/** So long the first worker is alone, milliseconds. */
const ALONE_MS = 30;

/** The question that the team has. */
interface Question {
  readonly work: Work;
  readonly onInfo: (info: Info) => void;
  readonly resolve: (verdict: Verdict | null) => void;
  readonly reject: (error: unknown) => void;
  /** the latest of each member that has begun */
  readonly infos: Map<number, Info>;
  readonly answers: Map<number, Verdict | null>;
  readonly errors: unknown[];
  running: number;
  cancelJoin: () => void;
}

/**
 * What a member is asked: the first all of it, the others to hunt for wins in orders of their own or to
 * prove. With a stock wins are the rarer find, without one the first worker's hunts are short.
 */
const workOf = (work: Work, member: number): Work => {
  if (member === 0) return work;
  const { known: _, ...rest } = work;
  const prover = (work.rules[Rule.Passes] ?? 0) > 0 ? 2 : 1;
  return { ...rest, role: member === prover ? Role.Prove : Role.Hunt, seed: member };
};

/** What those that have told it are at. */
const activityOf = (infos: readonly Info[]): Pick<Info, 'activity'> => {
  const [first, ...others] = infos.flatMap(({ activity }) => (activity === undefined ? [] : [activity]));
  if (first === undefined) return {};
  return { activity: others.every((other) => other === first) ? first : 'both' };
};

/** What all members have seen together. */
const infoOf = ({ work, infos }: Question): Info => {
  const all = [...infos.values()];
  return {
    ticket: work.ticket,
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
    stored: all.reduce((sum, { stored }) => sum + stored, 0),
    bestHome: all.reduce((most, { bestHome }) => Math.max(most, bestHome), 0),
    ...activityOf(all),
  };
};

/** The answer when nobody has decided: that it was stopped weighs more than that one worker was through. */
const undecided = (question: Question): Verdict | null => {
  const answers = [...question.answers.values()].filter((answer) => answer !== null);
  const answer = answers.find(({ why }) => why === 'stopped') ?? answers[0];
  if (answer === undefined) return null;
  return { ...answer, nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0) };
};

interface State {
  readonly clients: readonly Client[];
  readonly after: After;
  current: Question | null;
}

/**
 * Answers the question, and frees the members that are still at it, all but one; what
 * they find then is nobody's.
 */
const finish = (state: State, question: Question, answer: Verdict | null, but: number): void => {
  state.current = null;
  question.cancelJoin();
  for (const member of question.infos.keys()) if (member !== but) state.clients[member]?.stop();
  question.resolve(answer);
};

const hear = (state: State, question: Question, member: number, answer: Verdict | null): void => {
  question.running--;
  question.answers.set(member, answer);
  if (state.current !== question) return;
  const isDecided = answer !== null && answer.status !== 'unknown';
  if (!isDecided && question.running > 0) return;
  const verdict = isDecided ? answer : undecided(question);
  if (verdict === null && question.errors.length > 0) question.reject(question.errors[0]);
  finish(state, question, verdict, member);
};

/** Puts the question to a member. */
const begin = (state: State, question: Question, member: number): void => {
  const { work, infos } = question;
  question.running++;
  infos.set(member, { ticket: work.ticket, nodes: 0, stored: 0, bestHome: 0 });
  const tell = (info: Info): void => {
    infos.set(member, info);
    if (state.current === question)
      question.onInfo({ ...infoOf(question), ...(info.line && { line: info.line }) });
  };
  state.clients[member]?.ask(workOf(work, member), tell).then(
    (answer) => hear(state, question, member, answer),
    (error: unknown) => {
      question.errors.push(error);
      hear(state, question, member, null);
    },
  );
};

/** Opens a team on clients (one or more), which it owns from then on. */
export const openTeam = (clients: readonly Client[], after: After): Client => {
  const state: State = { clients, after, current: null };
  return {
    ask(work, onInfo) {
      return new Promise((resolve, reject) => {
        // The first member turns to a newer question by itself.
        if (state.current !== null) finish(state, state.current, null, 0);
        const lists = { infos: new Map(), answers: new Map(), errors: [], running: 0 };
        const question: Question = { work, onInfo, resolve, reject, ...lists, cancelJoin: () => {} };
        state.current = question;
        begin(state, question, 0);
        // A line becomes shorter step by step, each from the last.
        if (work.want === 'hint' || clients.length === 1) return;
        question.cancelJoin = after(ALONE_MS, () => {
          for (let member = 1; member < clients.length; member++) begin(state, question, member);
        });
      });
    },
    stop() {
      state.current?.cancelJoin();
      for (const client of clients) client.stop();
    },
    close() {
      if (state.current !== null) finish(state, state.current, null, 0);
      for (const client of clients) client.close();
    },
  };
};
