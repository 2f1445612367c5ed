import type { BackupPart } from '../shared/storage/backup';
import type { GameDatabase } from './database';

/** The trick game's part of a file of everything kept; its code comes when a file is written or read. */
export function napBackup(db: GameDatabase): BackupPart {
  const part = async () => {
    const [{ napPart }, { napStorage }] = await Promise.all([
      import('../nap/game/keeping/backup'),
      import('../nap/game/keeping/storage'),
    ]);
    return napPart(napStorage(db));
  };
  return {
    write: async () => (await part()).write(),
    read: async (file) => (await part()).read(file),
  };
}
