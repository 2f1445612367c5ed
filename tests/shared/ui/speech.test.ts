import { describe, expect, test } from 'vitest';
import { createSpeech } from '../../../src/shared/ui/speech';

describe('speech', () => {
  test('says the newest of each kind, once, in one breath', () => {
    const said: string[] = [];
    const waiting: (() => void)[] = [];
    const speech = createSpeech(
      (text) => said.push(text),
      (run) => waiting.push(run),
    );
    speech.say('verdict', 'Verdict: winnable');
    speech.say('move', 'First.');
    speech.say('move', 'Second.');
    expect(said).toEqual([]);
    for (const run of waiting.splice(0)) run();
    expect(said).toEqual(['Second. Verdict: winnable']);
    speech.say('move', 'Again');
    for (const run of waiting.splice(0)) run();
    speech.say('move', 'Again');
    for (const run of waiting.splice(0)) run();
    expect(said.slice(1).map((text) => text.replace('\u200b', ''))).toEqual(['Again', 'Again']);
    expect(said[1]).not.toBe(said[2]);
  });

  test('adds what belongs together, however late it is spoken', () => {
    const said: string[] = [];
    const waiting: (() => void)[] = [];
    const speech = createSpeech(
      (text) => said.push(text),
      (run) => waiting.push(run),
    );
    speech.add('move', 'Betsy: two');
    speech.add('move', 'Bertrand: pass.');
    speech.add('move', 'your bid');
    for (const run of waiting.splice(0)) run();
    speech.add('move', 'You: three');
    for (const run of waiting.splice(0)) run();
    expect(said).toEqual(['Betsy: two. Bertrand: pass. your bid', 'You: three']);
  });
});
