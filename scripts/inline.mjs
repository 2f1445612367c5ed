// A step of the core's compiler. Left to itself it makes the module larger than 64 KB, most of it by building functions
// into their callers where that gains nothing. So it is told to be sparing with that, and these small functions, which
// the searches call millions of times, are built into their callers all the same.
import { Transform } from 'assemblyscript/transform';

/** DecoratorFlags.Inline of the compiler. */
const INLINE = 64;

const hot = {
  card: ['faceOf'],
  'patience/position': ['cardAt', 'faceBelow', 'put'],
  'patience/refusal': ['exists', 'refuseCell', 'refuseFoundation'],
  'patience/search/beams/beam': ['select'],
  'patience/search/beams/candidates': ['builtRoom', 'historian', 'isNew', 'buildChild'],
  'patience/search/beams/moves': ['fits', 'isUp', 'fromTableau', 'fromWaste', 'turn'],
  'patience/search/stock/play': ['goesUp'],
  'patience/search/stock/record': ['mix', 'rankOf', 'placeHash'],
  'patience/search/beams/score': ['wasteWith', 'gapAt'],
  'patience/search/stock/state': ['topOf', 'columnAt', 'lengthOf'],
  'patience/search/stockproof/room': ['homeless', 'kindAt'],
  'patience/search/stockproof/visited': ['slotOf'],
  'patience/search/freecells/best': ['build', 'forgetPlace', 'isNew', 'locksUnder'],
  'patience/search/freecells/cards': ['bit', 'goesUp', 'homeOf', 'reach', 'takenBy'],
  'patience/search/freecells/expand': [
    'cellHome',
    'cellOntoCards',
    'cellOntoFloor',
    'emptyWithout',
    'homeChange',
    'intoCell',
    'isLocked',
    'labour',
    'lifted',
    'liftedRun',
    'locksOn',
    'note',
    'onIt',
    'ontoFloors',
    'opening',
    'ontoCards',
    'random',
    'room',
    'runOntoCards',
    'runOntoFloor',
    'topHome',
    'topOntoCards',
    'topOntoFloor',
  ],
  'patience/search/freecells/keys': ['hasKey', 'keepKey'],
  'patience/search/freecells/queue': ['childParent', 'childStep', 'popChild', 'pushChild'],
  'patience/search/freecells/read': ['cardAt'],
  'patience/search/freecells/score': ['costOfSet', 'digging', 'staticScore'],
  'patience/search/freecells/state': [
    'arrive',
    'chain',
    'copyState',
    'cover',
    'depthOf',
    'held',
    'homeBytes',
    'homeCount',
    'joined',
    'keyAfter',
    'keyOf',
    'leave',
    'locks',
    'nextCards',
    'parentOf',
    'readyCards',
    'risingCard',
    'runs',
    'setCost',
    'setLocks',
    'setOrigin',
    'setUnmoved',
    'stepOf',
    'tops',
    'uncover',
    'underOf',
    'unmoved',
  ],
};

/** What the optimizer builds in by itself: functions no larger than so many instructions. */
const limits = {
  setAlwaysInlineMaxSize: 6,
  setFlexibleInlineMaxSize: 13,
  setOneCallerInlineMaxSize: 400,
  setAllowInliningFunctionsWithLoops: false,
};

/** Puts our limits in place of those that the compiler sets when it begins to optimize. */
function limit(module) {
  for (const [name, value] of Object.entries(limits)) {
    const set = module[name].bind(module);
    module[name] = () => set(value);
  }
}

export default class Inline extends Transform {
  afterInitialize(program) {
    limit(program.module);
    for (const [file, names] of Object.entries(hot)) {
      for (const name of names) {
        const found = program.elementsByName.get(`assembly/${file}/${name}`);
        // the trick game's module has no patience in it
        if (found === undefined && !program.elementsByName.has('assembly/patience/play/doMove')) continue;
        if (found === undefined)
          throw new Error(`scripts/inline.mjs: there is no ${name} in assembly/${file}.ts`);
        found.decoratorFlags |= INLINE;
      }
    }
  }
}
