import { describe, expect, test } from 'vitest';
import { parseNumber, readLink } from '../../../../src/patience/game/text/link';
import { showAddress } from '../../../../src/patience/ui/page/address';

describe('the address', () => {
  test('names a deal', () => {
    expect(readLink('#/josephine/617')).toEqual({ game: 'josephine', number: 617 });
    expect(readLink('#/Free-Cells/2147483647/')).toEqual({ game: 'free-cells', number: 2147483647 });
    expect(readLink('#/streets')).toEqual({ game: 'streets', number: null });
    expect(['', '#', '#/'].map(readLink)).toEqual(['empty', 'empty', 'empty']);
  });

  test('is refused when it names none', () => {
    for (const hash of [
      '#/spider/1',
      '#/streets/0',
      '#/streets/2147483648',
      '#/streets/1.5',
      '#/streets/-3',
    ]) {
      expect(readLink(hash), hash).toBe('bad');
    }
    for (const hash of ['#/streets/1e3', '#/streets/1/2', '#/%E0%A4%A/1', '#/streets/٣', '#constructor/1']) {
      expect(readLink(hash), hash).toBe('bad');
    }
  });

  test('numbers as they are typed', () => {
    expect([' 617 ', '007', '2147483647'].map(parseNumber)).toEqual([617, 7, 2147483647]);
    expect(['', '0', '2147483648', '99999999999', '1 000', '-1', '1.0'].map(parseNumber)).toEqual(
      Array(7).fill(null),
    );
  });

  test('a new deal is a new entry; an address without a deal of its own is made whole in its place', () => {
    const done: string[] = [];
    let hash = '';
    const set = (how: string) => (to: string) => {
      hash = to;
      done.push(`${how} ${to}`);
    };
    const place = {
      base: () => '',
      hash: () => hash,
      push: set('push'),
      replace: set('replace'),
      adopt: () => {},
    };
    const show = (at: string, wanted: string, moved = false) => {
      hash = at;
      showAddress(place, wanted, moved);
      return done.splice(0);
    };
    expect(show('', '#/streets/1')).toEqual(['replace #/streets/1']);
    expect(show('#/streets/1', '#/streets/1')).toEqual([]);
    expect(show('#/streets/1', '#/streets/2')).toEqual(['push #/streets/2']);
    expect(show('#/streets/1', '#/josephine/1')).toEqual(['push #/josephine/1']);
    expect(show('#/streets', '#/streets/7')).toEqual(['replace #/streets/7']);
    expect(show('#/Streets/7', '#/streets/7')).toEqual(['replace #/streets/7']);
    expect(show('#/spider/1', '#/streets/7')).toEqual(['replace #/streets/7']);
    const own = '#/streets?position=KH_4S';
    expect(show('#/streets/7', own)).toEqual([`push ${own}`]);
    expect(show('#/streets/7?moves=3-f', '#/streets/7')).toEqual([]);
    expect(show('#/streets/7?moves=3-f', '#/streets/7', true)).toEqual(['replace #/streets/7']);
    expect(show('#/streets/7?rules=columns:9&moves=3-f', '#/streets/7')).toEqual(['push #/streets/7']);
    expect(show('#/streets/8', '#/streets/7', true)).toEqual([]);
  });
});
