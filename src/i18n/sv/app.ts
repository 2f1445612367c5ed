// What a page that is kept, heard and seen has to say of itself: in Swedish.
import type { appEn } from '../en/app';

export const appSv: typeof appEn = {
  description:
    'Patienserna som heter Napoleon, med en lagerkrans som visar om patiensen fortfarande kan gå ut.',
  update: 'En ny version är klar.',
  pictureLost: 'Webbläsaren ger ingen bild av bordet. Du kan spela vidare i ord eller försöka igen.',

  contrast: 'Kontrast',
  contrasts: { system: 'Som systemet', more: 'Hög', usual: 'Vanlig' },
  textSize: 'Textstorlek',
  sound: 'Ljud',
  sounds: 'Ljudeffekter',
  soundsNote: 'Få och stilla: filt, papper, en mjuk knackning.',
  volume: 'Volym',
  vibration: 'Vibration',
  vibrationNote: 'Ett lätt tick när ett kort läggs.',
};
