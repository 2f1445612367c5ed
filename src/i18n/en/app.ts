// What a page that is kept, heard and seen has to say of itself: in English.
export const appEn = {
  description: 'The patiences called Napoleon, with a laurel that says whether the deal can still be won.',
  update: 'A new version is ready.',
  pictureLost: 'The browser gives no picture of the table. You can play on in words, or try again.',

  contrast: 'Contrast',
  contrasts: { system: 'As the system', more: 'High', usual: 'Usual' },
  textSize: 'Size of the text',
  sound: 'Sound',
  sounds: 'Sounds',
  soundsNote: 'Few and quiet: felt, paper, a soft tap.',
  volume: 'Volume',
  vibration: 'Vibrate',
  vibrationNote: 'A light tap as a card is put down.',
};
