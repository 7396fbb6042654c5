/** The sounds of the table, made by arithmetic: nothing is fetched, and nobody's recording is used. */

export type Sound = 'dice' | 'arrows' | 'clash' | 'fall' | 'engine' | 'horn';

/** Of one sound: how it swings at so many seconds, and how long it is. */
interface Voice {
  readonly seconds: number;
  at(t: number, hiss: () => number): number;
}

/** Dies away to a third in so many seconds; nothing before it begins. */
const dying = (t: number, third: number): number => (t < 0 ? 0 : Math.exp(-t / third));
/** `turns`: whole swings so far. */
const swing = (turns: number): number => Math.sin(2 * Math.PI * turns);

/** Of a blade: partials that are no multiples of each other. */
const STEEL = [523, 1.51 * 523, 2.37 * 523, 3.13 * 523, 4.6 * 523];
/** When a die knocks on the table, in seconds, and how hard. */
const KNOCKS = [
  [0, 1],
  [0.08, 0.7],
  [0.15, 0.85],
  [0.21, 0.4],
  [0.25, 0.25],
] as const;

/** A blow into the ground; its pitch falls. */
const thud = (t: number): number => dying(t, 0.09) * swing(52 * t + 3 * (1 - Math.exp(-t / 0.03)));

/** As brass has them: the even partials are weaker. */
const brass = (turns: number): number =>
  swing(turns) + 0.5 * swing(2 * turns) + 0.55 * swing(3 * turns) + 0.2 * swing(4 * turns) + 0.18 * swing(5 * turns);

const VOICES: Readonly<Record<Sound, Voice>> = {
  dice: {
    seconds: 0.34,
    at: (t, hiss) =>
      KNOCKS.reduce(
        (sum, [when, hard]) => sum + hard * dying(t - when, 0.012) * (0.5 * hiss() + 0.7 * swing(1450 * (t - when))),
        0,
      ),
  },
  arrows: {
    seconds: 0.5,
    // It comes, and goes by.
    at: (t, hiss) => hiss() * 0.5 * Math.exp(-(((t - 0.2) / 0.1) ** 2)) * (0.7 + 0.3 * swing(23 * t)),
  },
  clash: {
    seconds: 0.6,
    at: (t, hiss) =>
      0.5 * dying(t, 0.006) * hiss() +
      STEEL.reduce((sum, pitch, i) => sum + (0.3 / (i + 1)) * dying(t, 0.16 / (1 + i / 3)) * swing(pitch * t), 0),
  },
  fall: { seconds: 0.4, at: (t, hiss) => 0.8 * thud(t) + 0.12 * dying(t, 0.05) * hiss() },
  engine: {
    seconds: 0.7,
    // Wood creaks, and lets go.
    at: (t, hiss) =>
      (t < 0.25 ? 0.16 * swing(70 * t + 160 * t * t) * (0.6 + 0.4 * swing(19 * t)) : 0) +
      0.8 * thud(t - 0.25) +
      0.2 * dying(t - 0.25, 0.08) * hiss(),
  },
  horn: {
    seconds: 1.1,
    at: (t) => {
      const [begun, pitch] = t < 0.3 ? [t, 196] : [t - 0.3, 294];
      return 0.3 * Math.min(1, begun / 0.05) * Math.min(1, (1.1 - t) / 0.4) * brass(pitch * begun);
    },
  },
};

export const SOUNDS = Object.keys(VOICES) as readonly Sound[];

/** Milliseconds at either end in which it comes and goes, so that nothing clicks. */
const EDGE = 4;

/** One channel, −1 to 1, at so many samples a second. The same sound is always the same. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, at } = VOICES[sound];
  const length = Math.round(seconds * rate);
  const edge = (EDGE / 1000) * rate;
  let state = 1;
  const hiss = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Float32Array.from({ length }, (_, i) => {
    const open = Math.min(1, i / edge, (length - 1 - i) / edge);
    return Math.max(-1, Math.min(1, open * at(i / rate, hiss)));
  });
}
