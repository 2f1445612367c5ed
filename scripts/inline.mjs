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
  'patience/search/beam': ['select'],
  'patience/search/beamcandidates': ['builtRoom', 'historian', 'isNew', 'buildChild'],
  'patience/search/beammoves': ['fits', 'isUp', 'fromTableau', 'fromWaste', 'turn'],
  'patience/search/beamplay': ['goesUp'],
  'patience/search/beamrecord': ['mix', 'rankOf', 'placeHash'],
  'patience/search/beamscore': ['wasteWith', 'gapAt'],
  'patience/search/beamstate': ['topOf', 'columnAt', 'lengthOf'],
  'patience/search/stockproofroom': ['homeless', 'kindAt'],
  'patience/search/stockproofvisited': ['slotOf'],
  'patience/search/freecellsBest': ['build', 'forgetPlace', 'isNew', 'locksUnder'],
  'patience/search/freecellsCards': ['bit', 'goesUp', 'homeOf', 'reach', 'takenBy'],
  'patience/search/freecellsExpand': [
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
  'patience/search/freecellsKeys': ['hasKey', 'keepKey'],
  'patience/search/freecellsQueue': ['childParent', 'childStep', 'popChild', 'pushChild'],
  'patience/search/freecellsRead': ['cardAt'],
  'patience/search/freecellsScore': ['costOfSet', 'digging', 'staticScore'],
  'patience/search/freecellsState': [
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
