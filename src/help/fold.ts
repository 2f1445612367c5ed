// Letters folded for searching, so that å, ä, ö, æ and ø are found however they are typed.

const plain: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o' };
const spelled: Readonly<Record<string, string>> = { æ: 'a', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe' };

function folded(word: string, letters: Readonly<Record<string, string>>): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[æøåäö]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** How a typed word is looked up. */
export function foldWord(word: string): string {
  return folded(word, plain);
}

/** Every form under which a written word is found, without doubles: the plain one first. */
export function wordForms(word: string): string[] {
  return [...new Set([folded(word, plain), folded(word, spelled)])];
}

/** Runs of letters and digits; what stands between is nobody's. */
export const wordPattern = /[\p{L}\p{N}]+/gu;
