// The icons of the page: one family (Lucide), only those in use.

import help from 'lucide-static/icons/book-open.svg?raw';
import calendar from 'lucide-static/icons/calendar-check.svg?raw';
import daily from 'lucide-static/icons/calendar-days.svg?raw';
import statistics from 'lucide-static/icons/chart-line.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import next from 'lucide-static/icons/chevron-right.svg?raw';
import sendAll from 'lucide-static/icons/chevrons-up.svg?raw';
import unfold from 'lucide-static/icons/chevrons-up-down.svg?raw';
import lay from 'lucide-static/icons/clipboard-paste.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import playOn from 'lucide-static/icons/corner-down-right.svg?raw';
import save from 'lucide-static/icons/download.svg?raw';
import sight from 'lucide-static/icons/eye-off.svg?raw';
import finish from 'lucide-static/icons/flag.svg?raw';
import turn from 'lucide-static/icons/flip-horizontal-2.svg?raw';
import review from 'lucide-static/icons/footprints.svg?raw';
import otherWay from 'lucide-static/icons/git-branch.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import jump from 'lucide-static/icons/keyboard.svg?raw';
import choose from 'lucide-static/icons/layers.svg?raw';
import hint from 'lucide-static/icons/lightbulb.svg?raw';
import rank from 'lucide-static/icons/list-ordered.svg?raw';
import fullScreen from 'lucide-static/icons/maximize.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import slower from 'lucide-static/icons/minus.svg?raw';
import moves from 'lucide-static/icons/move.svg?raw';
import sheet from 'lucide-static/icons/notebook-text.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import faster from 'lucide-static/icons/plus.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import again from 'lucide-static/icons/rotate-ccw.svg?raw';
import line from 'lucide-static/icons/route.svg?raw';
import check from 'lucide-static/icons/scale.svg?raw';
import house from 'lucide-static/icons/scroll-text.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import deal from 'lucide-static/icons/shuffle.svg?raw';
import back from 'lucide-static/icons/skip-back.svg?raw';
import turning from 'lucide-static/icons/split.svg?raw';
import stepBack from 'lucide-static/icons/step-back.svg?raw';
import step from 'lucide-static/icons/step-forward.svg?raw';
import enter from 'lucide-static/icons/table-2.svg?raw';
import remove from 'lucide-static/icons/trash-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import read from 'lucide-static/icons/upload.svg?raw';
import seats from 'lucide-static/icons/users.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';

const sources = {
  again,
  back,
  calendar,
  check,
  choose,
  close,
  copy,
  daily,
  deal,
  enter,
  faster,
  finish,
  fullScreen,
  help,
  hint,
  history,
  house,
  jump,
  lay,
  line,
  menu,
  moves,
  next,
  otherWay,
  pause,
  play,
  playOn,
  previous,
  rank,
  read,
  redo,
  remove,
  review,
  save,
  seats,
  send,
  sendAll,
  settings,
  share,
  sheet,
  sight,
  slower,
  statistics,
  step,
  stepBack,
  turn,
  turning,
  undo,
  unfold,
} as const;

export type IconName = keyof typeof sources;

/** An icon as an inline SVG, hidden from readers: the control around it has the name. */
export function icon(name: IconName): SVGElement {
  const holder = document.createElement('template');
  holder.innerHTML = sources[name];
  const svg = holder.content.querySelector('svg')!;
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('stroke-width', '1.75');
  return svg;
}
