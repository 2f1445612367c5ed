// The browser's part of the sounds.
import { createSoundPlayer, type PlayerParts, type SoundPlayer } from './player';

/** Beside other music, and silent where the telephone is. */
function openAudio(): AudioContext {
  const { audioSession } = navigator as { readonly audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'ambient';
  return new AudioContext({ latencyHint: 'interactive' });
}

/** Sounds while the page is visible, once it has been touched. */
export function browserSounds(parts: Pick<PlayerParts, 'loudness' | 'after'>): SoundPlayer {
  const isAudible = () => !document.hidden && (navigator.userActivation?.hasBeenActive ?? true);
  return createSoundPlayer({ ...parts, isAudible, open: openAudio });
}
