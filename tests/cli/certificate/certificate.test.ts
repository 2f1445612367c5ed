import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFault } from '../../referee/certificate/check';
import { dealReferee } from '../../referee/position';
import { type GameId, refereeGames } from '../../referee/rules';
import { answers, build, napoleon } from '../run';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
beforeAll(() => void build(), 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the certificate of a deal; the paths of its files. */
function certify(game: GameId, deal: number) {
  const path = join(folder, `${game}-${deal}`);
  const args = ['check', game, `${deal}`, '--nodes', '3000000', '--certificate', path];
  const [answer] = answers(args) as [Record<string, unknown>];
  expect(answer).toMatchObject({ deal, verdict: 'unwinnable', why: 'order' });
  expect(answer.certificate).toMatchObject({ formula: `${path}.cnf`, proof: `${path}.drat` });
  return { formula: `${path}.cnf`, proof: `${path}.drat` };
}

const read = (path: string): string => readFileSync(path, 'utf8');

/** What a checker that knows nothing of the program says. */
function faultOf(game: GameId, deal: number, formula: string, proof: string): string | null {
  const record = refereeGames[game];
  return certificateFault(record, dealReferee(record, deal), formula, proof);
}

const foreign = ['cadical', 'minisat'].filter((solver) => spawnSync(solver, ['--help']).error === undefined);
console.log(`foreign solvers here: ${foreign.join(', ') || 'none'}`);

const lost: [GameId, number][] = [
  ...[4, 5, 16, 22, 30, 114, 156, 211, 339, 374].map((deal): [GameId, number] => ['forty-thieves', deal]),
  ['rank-and-file', 114],
];

describe('a certificate', () => {
  it.each(lost)('of %s %i says what every win makes true, and its proof refutes it', (game, deal) => {
    const { formula, proof } = certify(game, deal);
    expect(faultOf(game, deal, read(formula), read(proof))).toBeNull();
    for (const solver of foreign) {
      const { stdout, status } = spawnSync(solver, [formula], { encoding: 'utf8' });
      expect({ solver, said: /^(s )?UNSATISFIABLE$/m.test(stdout), status }).toEqual({
        solver,
        said: true,
        status: 20,
      });
    }
  });

  describe('that was tampered with is refused', () => {
    let formula: string;
    let proof: string;
    beforeAll(() => {
      const files = certify('forty-thieves', 4);
      formula = read(files.formula);
      proof = read(files.proof);
    });
    const fault = (cnf: string, drat: string) => faultOf('forty-thieves', 4, cnf, drat);
    const flipped = (line: string) => line.replace(/^-?\d+/, (literal) => `${-Number(literal)}`);

    it('by a clause more', () => {
      const more = formula.replace(
        /^p cnf (\d+) (\d+)$/m,
        (_, variables, count) => `p cnf ${variables} ${Number(count) + 1}`,
      );
      expect(fault(`${more}1 0\n`, proof)).toBe('no win makes this true: 1');
    });

    it.each(['rules', 'order', 'room'])('by another sign in what is said of %s', (part) => {
      const changed = formula.replace(new RegExp(`(?<=^c ${part} \\d+\\n).*$`, 'm'), flipped);
      expect(fault(changed, proof)).toMatch(/^no win makes this true: /);
    });

    it('by a literal less in what is said of room', () => {
      const changed = formula.replace(/(?<=^c room \d+\n)\S+ /m, '');
      expect(fault(changed, proof)).toMatch(/^no win makes this true: /);
    });

    it('by another sign in the proof', () => {
      expect(fault(formula, flipped(proof))).toBe('clause 1 of the proof does not follow');
    });

    it('by a proof that ends too soon', () => {
      const lines = proof.split('\n');
      const half = lines.slice(0, lines.length >> 1);
      expect(fault(formula, half.join('\n'))).toBe(`clause ${half.length + 1} of the proof does not follow`);
    });

    it('by being that of another deal', () => {
      expect(() => {
        expect(faultOf('forty-thieves', 5, formula, proof)).toBeNull();
      }).toThrow();
    });
  });

  it('is not written for a deal that can be won, nor where the order of departures does not work', () => {
    const path = join(folder, 'none');
    const answer = answers(['check', 'forty-thieves', '7', '--nodes', '300000', '--certificate', path])[0];
    expect(answer).toMatchObject({ verdict: 'unknown', certificate: null });
    const refused = napoleon(['check', 'streets', '1', '--certificate', path]);
    expect(refused.error).toBe(
      'napoleon: certificates are for two packs built down in suit, a single pass and no return from the foundations\n',
    );
    expect(napoleon(['check', 'forty-thieves', '1-2', '--certificate', path]).error).toBe(
      'napoleon: --certificate is for one deal or position\n',
    );
    const nowhere = napoleon(['check', 'forty-thieves', '4', '--certificate', join(folder, 'no', 'such')]);
    expect(nowhere.error).toMatch(/there is no such file or folder\n$/);
    expect(existsSync(`${path}.cnf`)).toBe(false);
  });
});
