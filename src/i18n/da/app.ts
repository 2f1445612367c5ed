// What a page that is kept, heard and seen has to say of itself: in Danish.
import type { appEn } from '../en/app';

export const appDa: typeof appEn = {
  description: 'Kabalerne, der hedder Napoleon, med en laurbærkrans, der viser, om kabalen stadig kan gå op.',
  update: 'En ny version er klar.',
  pictureLost: 'Browseren giver intet billede af bordet. Du kan spille videre i ord eller prøve igen.',

  contrast: 'Kontrast',
  contrasts: { system: 'Som systemet', more: 'Høj', usual: 'Almindelig' },
  textSize: 'Tekststørrelse',
  sound: 'Lyd',
  sounds: 'Lyde',
  soundsNote: 'Få og stille: filt, papir, et blødt bank.',
  volume: 'Lydstyrke',
  vibration: 'Vibration',
  vibrationNote: 'Et let tik, når et kort lægges.',
};
