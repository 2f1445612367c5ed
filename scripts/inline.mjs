// A step of the core's compiler. The release build is made for size, which keeps it within 64 KB; these small
// functions, which the searches call millions of times, are built into their callers all the same.
import { Transform } from 'assemblyscript/transform';

/** DecoratorFlags.Inline of the compiler. */
const INLINE = 64;

const hot = {
  card: ['faceOf'],
  'patience/position': ['cardAt', 'faceBelow'],
  'patience/search/beam': ['select'],
  'patience/search/beamcandidates': ['isNew', 'buildChild'],
  'patience/search/beammoves': ['fits', 'isUp', 'fromTableau', 'fromWaste', 'turn'],
  'patience/search/beamplay': ['goesUp'],
  'patience/search/beamrecord': ['mix', 'rankOf', 'placeHash'],
  'patience/search/beamscore': ['wasteWith', 'gapAt'],
  'patience/search/beamstate': ['topOf', 'columnAt'],
};

export default class Inline extends Transform {
  afterInitialize(program) {
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
