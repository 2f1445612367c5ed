import { beginAdvice, dropAdvice } from './advice';
import { askProof } from './claim';
import { goOn, happen, makeMove, stopWaiting } from './flow';
import type { Chair, NapMove, NapOutcome } from './intents';
import { canUndo, isCovered, publish, refuse, takesBack, turnOf, viewOfChair } from './publish';
import type { NapStore } from './store';

// What the person on turn does: calls and cards, taking them back, a hint, a claim of the rest.

/** The person whose turn it is and who has the screen, or why there is none. */
function onTurn(store: NapStore): { readonly chair: Chair } | NapOutcome {
  const chair = turnOf(store, store.parts.core.facts());
  if (chair === null || store.table.chairs[chair]?.kind !== 'person') return refuse('not-your-turn');
  return isCovered(store, chair) ? refuse('covered') : { chair };
}

export function byPerson(store: NapStore, move: NapMove): NapOutcome {
  const who = onTurn(store);
  if (!('chair' in who)) return who;
  const events = makeMove(store, move);
  if ('reason' in events) return { kind: 'refused', refusal: events };
  store.mine = who.chair;
  return happen(store, events);
}

/** What a person did last is undone, and it is his turn again. */
export function takeBack(store: NapStore): NapOutcome {
  if (store.table.ends !== undefined) return refuse('undo-match');
  if (!takesBack(store)) return refuse('undo-off');
  if (!canUndo(store)) return refuse('no-undo');
  const { core } = store.parts;
  const chair = store.mine!;
  const isPassed = isCovered(store, turnOf(store, core.facts()));
  const { calls, played } = core.position();
  const move: NapMove = played.length > 0 ? { card: played.at(-1)! } : { call: calls.at(-1)! };
  dropAdvice(store);
  stopWaiting(store);
  store.parts.solver.stop();
  core.undo();
  store.stage = 'going';
  store.turn++;
  store.mine = null;
  // the screen may be in other hands by now
  store.holder = isPassed ? null : chair;
  return happen(store, [{ kind: 'takenBack', chair, move }]);
}

export function claim(store: NapStore): NapOutcome {
  const who = onTurn(store);
  if (!('chair' in who)) return who;
  const { core } = store.parts;
  if (core.facts().phase !== 'playing') return refuse('not-certain');
  const { chair } = who;
  const { turn } = store;
  dropAdvice(store);
  stopWaiting(store);
  const before = core.position().played.length;
  askProof(store, viewOfChair(store, chair))
    .catch(() => null)
    .then((proved) => {
      if (store.turn !== turn || store.closed || proved === undefined) return;
      if (proved === null) {
        goOn(store);
        return publish(store, refuse('not-certain'));
      }
      store.claim = { chair, before };
      return happen(store, [{ kind: 'claimed', chair, result: proved.result }]);
    });
  return publish(store, { kind: 'changed' });
}

export function ready(store: NapStore): NapOutcome {
  const chair = turnOf(store, store.parts.core.facts());
  if (!isCovered(store, chair)) return refuse('nothing-to-skip');
  store.holder = chair;
  goOn(store);
  return publish(store, { kind: 'changed' });
}

export function advise(store: NapStore): NapOutcome {
  const who = onTurn(store);
  if (!('chair' in who)) return 'kind' in who && who.kind === 'refused' ? who : refuse('no-advice');
  beginAdvice(store, viewOfChair(store, who.chair));
  return publish(store, { kind: 'changed' });
}
