/** Plays the sounds of the table; fetched by whoever has asked for them. */
import { type Sound, samplesOf } from './samples.ts';

const VOLUME = 0.35;
/** Seconds from one sound to the next of what happened together. */
const APART = 0.16;

export interface Player {
  /** One after the other. Silent while the browser waits for the reader's first click, as browsers do. */
  play(sounds: readonly Sound[]): void;
  close(): void;
}

export function makePlayer(): Player {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(context.destination);
  const made = new Map<Sound, AudioBuffer>();
  const bufferOf = (sound: Sound): AudioBuffer => {
    const known = made.get(sound);
    if (known) return known;
    const samples = samplesOf(sound, context.sampleRate);
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
    buffer.copyToChannel(samples, 0);
    made.set(sound, buffer);
    return buffer;
  };
  return {
    play(sounds) {
      if (context.state === 'suspended') void context.resume();
      // What waits for a click would all come at once with it.
      if (context.state !== 'running') return;
      sounds.forEach((sound, i) => {
        const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound) });
        source.connect(volume);
        source.start(context.currentTime + i * APART);
      });
    },
    close() {
      void context.close();
    },
  };
}
