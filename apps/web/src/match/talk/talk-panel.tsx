/** What the players say to each other, or those who look on; ready-made sentences, who is muted, and one's own notes. */
import {
  MOST_WORDS,
  type Preset,
  PRESETS,
  type Said,
  saidSchema,
  type TalkPlace,
  talkReplySchema,
} from '@warbeacon/protocol';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { text } from '../../text/en.ts';
import { talk } from '../../text/talk.ts';
import { useMatch, useMatchStore } from '../line/context.ts';
import { RequestRefused } from '../line/link.ts';
import { Notes } from './notes.tsx';
import './talk.css';

const mutedSchema = z.object({ muted: z.boolean() });
const timeOf = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

interface Around {
  /** What stands where one would write, for who has no name to be known by. */
  readonly nameless: ReactNode;
  /** With which one reports what somebody has said. */
  report(what: { readonly place: TalkPlace; readonly said: Said }): ReactNode;
}

export function TalkPanel({ nameless, report }: Around) {
  const { side, over } = useMatch((state) => ({
    side: state.side,
    over: (state.view?.outcome ?? null) !== null,
  }));
  const plays = side !== null;
  return (
    <div className="talk" data-testid="talk">
      <p className="soft">{plays ? talk.table : talk.gallery}</p>
      <Place place={plays ? 'table' : 'gallery'} here nameless={nameless} report={report} />
      {plays && over && (
        <>
          <h3>{talk.galleryTitle}</h3>
          <Place place="gallery" here={false} nameless={null} report={report} />
        </>
      )}
      {!nameless && <Notes />}
    </div>
  );
}

interface PlaceProps extends Around {
  readonly place: TalkPlace;
  /** One can speak there. */
  readonly here: boolean;
}

function Place({ place, here, nameless, report }: PlaceProps) {
  const store = useMatchStore();
  /** As the server has answered; what came by itself since stands in the store. */
  const [asked, setAsked] = useState<readonly Said[] | null>(null);
  const [more, setMore] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { told, unheard, mine, line } = useMatch((state) => ({
    told: state.said,
    unheard: state.unheard,
    mine: state.side,
    line: state.line,
  }));

  const read = useCallback(
    async (before?: number) =>
      await store.getState().ask('talk', { place, ...(before === undefined ? {} : { before }) }, talkReplySchema),
    [store, place],
  );
  const take = useCallback((page: z.output<typeof talkReplySchema>) => {
    setAsked((known) => joined(known ?? [], page.said));
    setMore(page.more);
    setTrouble(null);
  }, []);
  const fail = useCallback((error: unknown) => setTrouble(messageOf(error)), []);
  const said = useMemo(() => {
    if (asked === null) return null;
    const news = here ? told.flatMap((message) => saidSchema.safeParse(message).data ?? []) : [];
    // An answer is newer than what it repeats: somebody may have been muted since.
    return joined(news, asked);
  }, [asked, told, here]);
  // What was said while the line was down is asked for when it is up again; what comes after that comes by itself.
  useEffect(() => {
    if (line === 'live') read().then(take, fail);
  }, [line, read, take, fail]);
  useEffect(() => {
    if (here && unheard > 0) store.getState().hear();
  }, [here, unheard, store]);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  const say = async (what: { words: string } | { preset: Preset }): Promise<boolean> => {
    try {
      const done = await store.getState().ask('say', { sayId: crypto.randomUUID(), ...what }, saidSchema);
      setAsked((known) => joined(known ?? [], [done]));
      setTrouble(null);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const mute = async (one: Said, muted: boolean) => {
    try {
      await store.getState().ask('mute', { seq: one.seq, muted }, mutedSchema);
      take(await read());
    } catch (error) {
      fail(error);
    }
  };
  // Ready-made sentences are heard from everybody.
  const other = said?.findLast((one) => mine !== null && one.side !== mine && !one.preset);

  if (said === null) return <p className="soft">{trouble ?? talk.loading}</p>;
  return (
    <>
      {more && (
        <button type="button" className="button small" onClick={() => void read(said[0]?.seq).then(take, fail)}>
          {talk.earlier}
        </button>
      )}
      {said.length === 0 ? (
        <p className="empty">{here ? talk.nothing : talk.nothingHere}</p>
      ) : (
        <ol ref={list} className="sayings" data-testid={`said-${place}`} role="log" aria-live={here ? 'polite' : 'off'}>
          {said.map((one) => (
            <li key={one.seq} data-mine={mine !== null && one.side === mine} data-testid="saying">
              <b>{one.name}</b> <time dateTime={new Date(one.at).toISOString()}>{timeOf.format(one.at)}</time>
              <p>{wordsOf(one)}</p>
            </li>
          ))}
        </ol>
      )}
      {trouble !== null && (
        <p className="notice" role="alert" data-testid="talk-trouble">
          {trouble}
        </p>
      )}
      {here && (nameless ?? <Speak say={say} />)}
      {here && other && (
        <button
          type="button"
          className="link"
          data-testid="mute"
          aria-pressed={other.muted === true}
          onClick={() => void mute(other, other.muted !== true)}
        >
          {other.muted ? talk.unmute(other.name) : talk.mute(other.name)}
        </button>
      )}
      {other && report({ place, said: other })}
    </>
  );
}

function Speak({ say }: { say(what: { words: string } | { preset: Preset }): Promise<boolean> }) {
  const [words, setWords] = useState('');
  const over = [...words.trim()].length - MOST_WORDS;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && over <= 0 && (await say({ words }))) setWords('');
  };
  return (
    <>
      <form className="speak" onSubmit={(event) => void send(event)}>
        <input
          className="input"
          aria-label={talk.label}
          placeholder={talk.label}
          autoComplete="off"
          value={words}
          data-testid="say-words"
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button" data-testid="say-send" disabled={over > 0}>
          {talk.send}
        </button>
      </form>
      {over > 0 && <p role="status">{talk.tooLong(over)}</p>}
      <details className="presets">
        <summary>{talk.presets}</summary>
        <div className="row wrap">
          {PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              className="button small"
              data-testid={`preset-${preset}`}
              onClick={() => void say({ preset })}
            >
              {talk.words[preset]}
            </button>
          ))}
        </div>
      </details>
    </>
  );
}

const wordsOf = (one: Said): string =>
  one.preset ? talk.words[one.preset] : one.muted ? `(${talk.mutedWords})` : (one.words ?? '');

/** Two lists as one, each saying once, oldest first. */
function joined(a: readonly Said[], b: readonly Said[]): Said[] {
  const bySeq = new Map([...a, ...b].map((one) => [one.seq, one]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

const messageOf = (error: unknown): string =>
  error instanceof RequestRefused ? error.refusal.message : text.errors.offline;
