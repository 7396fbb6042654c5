/**
 * The board by itself, for looking at it: `vite` in apps/web, then /board.html. Search parameters: `at=1410&scale=1.5`
 * places the camera, `scene=plain` leaves the highlights out, `night` is night, `play` runs the animations.
 */
import { createBoard } from '../../../board/hex/index.ts';
import { BOARD_FACE } from './board-face.ts';
import { sampleModel } from './demo-model.ts';

const wanted = new URLSearchParams(location.search);
const container = document.getElementById('board');
const corner = document.getElementById('minimap');
if (!container || !corner) throw new Error('board.html has lost its elements');

const say =
  (what: string) =>
  (...details: unknown[]) =>
    console.info(what, ...details);
const started = performance.now();
const board = await createBoard(container, BOARD_FACE, {
  onHexClick: say('hex'),
  onCounterClick: say('counter'),
  onCounterDrag: say('drag'),
  onContextMenu: say('menu'),
});
console.info(`ready after ${Math.round(performance.now() - started)} ms`);
board.update(sampleModel(wanted.get('scene') === 'plain', wanted.has('night')));
board.attachMinimap(corner);

const at = wanted.get('at');
for (let i = 0; i < Number(wanted.get('zoom') ?? 0); i++) board.zoomIn();
if (at !== null) board.goTo(at);

addEventListener('keydown', (event) => {
  const actions: Record<string, () => void> = {
    '+': () => board.zoomIn(),
    '-': () => board.zoomOut(),
    '0': () => board.fit(),
    ArrowLeft: () => board.panBy(-80, 0),
    ArrowRight: () => board.panBy(80, 0),
    ArrowUp: () => board.panBy(0, -80),
    ArrowDown: () => board.panBy(0, 80),
  };
  actions[event.key]?.();
});

if (wanted.has('play')) {
  await board.animate([
    { type: 'move', piece: 'orc-1', path: ['1113', '1112', '1111'] },
    { type: 'volley', from: '1310', to: '1311', hit: true },
    { type: 'dice', hex: '1311', dice: [5, 2], caption: 'Hit', good: true },
    { type: 'clash', from: '1511', to: '1510', hit: false },
    { type: 'word', hex: '1510', text: 'No effect', tone: 'plain' },
    { type: 'eliminate', piece: 'orc-2' },
    { type: 'effect', effect: 'blast', from: '1411', to: '1410' },
    { type: 'effect', effect: 'horn', from: '0808' },
  ]);
}
