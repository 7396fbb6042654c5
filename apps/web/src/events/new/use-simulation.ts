/** A made-up event that is played through by a worker, for as long as the page shows it. */
import type { EventState } from '@warbeacon/tournament';
import { useEffect, useRef, useState } from 'react';
import type { Told, Wish } from './simulation.ts';

export type Simulation =
  | { readonly is: 'none' }
  | { readonly is: 'running'; readonly round: number }
  | { readonly is: 'over'; readonly state: EventState }
  | { readonly is: 'fault'; readonly words: string };

export function useSimulation(): { readonly now: Simulation; start(wish: Wish): void; stop(): void } {
  const [now, setNow] = useState<Simulation>({ is: 'none' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  return {
    now,
    stop() {
      end();
      setNow({ is: 'none' });
    },
    start(wish) {
      end();
      setNow({ is: 'running', round: 0 });
      const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.current = made;
      made.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        switch (data.about) {
          case 'here':
            made.postMessage(wish, { transfer: [] });
            return;
          case 'round':
            setNow({ is: 'running', round: data.round });
            return;
          case 'over':
            end();
            setNow({ is: 'over', state: data.state });
            return;
          case 'fault':
            end();
            setNow({ is: 'fault', words: data.words });
        }
      });
      made.addEventListener('error', () => {
        end();
        setNow({ is: 'fault', words: '' });
      });
    },
  };
}
