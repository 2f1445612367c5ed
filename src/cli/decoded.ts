/** The encodings by the marks with which their texts begin. */
const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes as text: UTF-8, or UTF-16 where its mark stands first, as from the pipe of a Windows shell. No mark is left. */
export function decoded(bytes: Uint8Array): string {
  const found = marks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  return new TextDecoder(found?.[0] ?? 'utf-8').decode(bytes);
}
