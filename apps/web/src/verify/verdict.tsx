/** What was found out about a record, in words. */
import type { FoundFault, Verdict } from '@warbeacon/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { type GameTitle, sideName } from '../face/title.ts';
import { titles } from '../games/index.ts';
import { addressOf } from '../replay/moment.ts';
import { fingerprintOf } from '../shell/api/fingerprints.ts';
import { text } from '../text/en.ts';
import { fullTime } from '../text/format.ts';
import { verify as words } from '../text/verify.ts';
import { Luck } from './luck.tsx';
import type { Found, Unread } from './work.ts';

type Sound = Extract<Verdict, { ok: true }>;
type Unsound = Extract<Verdict, { ok: false }>;

interface Props {
  readonly found: Found;
  /** The match of this server whose record it is, if it came from there. */
  readonly match: string | undefined;
}

export function FoundOut({ found, match }: Props) {
  if ('unread' in found) return <Unjudged>{unreadIn(found.unread)}</Unjudged>;
  const { verdict, rolls } = found;
  const game = titles.of(verdict.head?.game ?? '');
  if (!verdict.ok) return <Faulty verdict={verdict} game={game} match={match} />;
  if (!game) return <Unjudged>{words.unread['no-rules']}</Unjudged>;
  return <AllRight verdict={verdict} rolls={rolls} game={game} />;
}

/** What can be read and makes no sense is told with the first place that makes none. */
function unreadIn({ code, words: more }: Unread): string {
  const sentence = words.unread[code];
  return more !== undefined && (code === 'refused' || code === 'not-a-record') ? `${sentence} ${more}` : sentence;
}

function Unjudged({ children }: { readonly children: ReactNode }) {
  return (
    <section className="verdict open" data-testid="verdict" data-verdict="none">
      <h2>{words.unjudged}</h2>
      <p>{children}</p>
    </section>
  );
}

function Faulty({
  verdict: { fault, head, moment, ply },
  game,
  match,
}: {
  readonly verdict: Unsound;
  readonly game: GameTitle | undefined;
  readonly match: string | undefined;
}) {
  if (fault.code === 'unknown-game') return <Unjudged>{words.unknownGame(head?.game ?? '')}</Unjudged>;
  if (fault.code === 'other-rules')
    return (
      <Unjudged>
        {words.otherRules(game?.title ?? head?.game ?? '', head?.rulesVersion ?? '', fault.differs?.expected ?? '')}
      </Unjudged>
    );
  const turn = moment && (moment.turn > 0 ? text.match.turn(moment.turn) : text.match.beforeTurn1);
  return (
    <section className="verdict bad" data-testid="verdict" data-verdict="fault" data-entry={fault.entry}>
      <h2>{words.unsound}</h2>
      <p>
        <b data-testid="fault-where">{words.fault.where(fault.entry)}</b>
        {moment && turn && ` (${words.fault.when(turn, game?.phaseName(moment.phase) ?? moment.phase, ply)})`}.{' '}
        {words.fault.before(fault.entry)}
      </p>
      <Told fault={fault} />
      {fault.within && <Told fault={fault.within} />}
      <p className="soft">{words.fault.code(fault.code, fault.case)}</p>
      {match !== undefined && ply > 0 && (
        <Link className="button" href={addressOf(match, Math.max(0, ply - 1))}>
          {words.fault.look}
        </Link>
      )}
    </section>
  );
}

/** What should be, and what is. */
function Told({ fault }: { readonly fault: FoundFault }) {
  const { differs } = fault;
  return (
    <>
      <p data-testid="fault-what">{inWords(fault)}</p>
      {differs && (
        <dl className="verdict-differs" data-testid="fault-differs">
          <dt>{words.fault.expected}</dt>
          <dd>
            {words.fault.what[differs.what]}: <code>{differs.expected || words.fault.nothing}</code>
          </dd>
          <dt>{words.fault.found}</dt>
          <dd>
            {words.fault.what[differs.what]}: <code>{differs.found || words.fault.nothing}</code>
          </dd>
        </dl>
      )}
    </>
  );
}

function inWords({ code, case: ruleCase, message, differs }: FoundFault): string {
  const { fault } = words;
  switch (differs?.what) {
    case 'number':
      return fault.missing(differs.expected, differs.found);
    case 'chain':
      return fault.chain;
    case 'entry':
      return fault.changed;
    case 'dice':
      return fault.dice;
    case 'position':
      return code === 'wrong-state' ? fault.position : message;
    default:
      return ruleCase === null ? message : fault.rule(message);
  }
}

function AllRight({
  verdict,
  rolls,
  game,
}: {
  readonly verdict: Sound;
  readonly rolls: Readonly<Record<string, string>>;
  readonly game: GameTitle;
}) {
  const { facts } = words;
  const { closed, commands, contributions, diceChecked, hash, head, luck } = verdict;
  const kept = fingerprintOf(head.matchId);
  const isKept = kept?.commitment === head.commitment;
  const isExchanged = kept !== undefined && !isKept;
  const dice = luck.reduce((sum, line) => sum + line.dice, 0);
  return (
    <>
      <section
        className={isExchanged ? 'verdict bad' : 'verdict good'}
        data-testid="verdict"
        data-verdict={isExchanged ? 'exchanged' : closed ? 'sound' : 'unclosed'}
      >
        <h2>{isExchanged ? words.unsound : closed ? words.sound : words.soundSoFar}</h2>
        {!closed && <p>{words.unclosed}</p>}
        <dl className="verdict-facts">
          <Fact name={facts.game}>{game.title}</Fact>
          <Fact name={facts.match}>
            <code>{head.matchId}</code>
          </Fact>
          <Fact name={facts.result}>{resultIn(verdict, game)}</Fact>
          <Fact name={facts.played}>{facts.playedIs(head.entries, commands)}</Fact>
          <Fact name={facts.dice}>{diceChecked ? facts.diceThrown(dice) : facts.diceTrusted(dice)}</Fact>
          <Fact name={facts.commitment}>
            {diceChecked ? facts.commitmentFits : facts.commitmentOpen}{' '}
            <code data-testid="commitment">{head.commitment}</code>
          </Fact>
          <Fact name={facts.added}>
            {contributions.map((each) => (
              <span key={each.side}>{addedIn(each, sideName(game, each.side))} </span>
            ))}
          </Fact>
          <Fact name={facts.position}>
            <code data-testid="last-position">{hash}</code>
          </Fact>
        </dl>
        {kept ? (
          <p className={isKept ? 'verdict-same' : 'error'} data-testid="kept-here">
            {isKept ? words.keptHere(fullTime(kept.at)) : words.otherHere(fullTime(kept.at), kept.commitment)}
          </p>
        ) : (
          <Compare commitment={head.commitment} />
        )}
        {diceChecked && <p className="soft">{contributions.every(isInAll) ? words.noChoice : words.notShown}</p>}
      </section>
      <section className="verdict-luck">
        <h2>{words.luck.title}</h2>
        <Luck luck={luck} rolls={rolls} game={game} />
      </section>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function resultIn({ head, outcome }: Sound, game: GameTitle): string {
  const { facts } = words;
  const ended = outcome ?? head.result;
  if (ended === null) return facts.none;
  const named = (word: string): string => game.sides.find(({ id }) => id === word)?.name ?? word;
  const reason = ended.reason.split('-').map(named).join(' ');
  const said = ended.winner === null ? facts.drawn(reason) : facts.won(sideName(game, ended.winner), reason);
  return outcome?.case ? `${said}${facts.byRules(outcome.case)}` : said;
}

/** The side had a part in each of its throws. */
const isInAll = ({ anchors, thrownWithout }: Sound['contributions'][number]): boolean =>
  anchors > 0 && thrownWithout === 0;

function addedIn(added: Sound['contributions'][number], side: string): string {
  const { facts } = words;
  const { anchors, withLink, thrownWithout, byOrders, besides, spent, spentWithout } = added;
  return [
    anchors === 0 ? facts.addedNothing(side) : facts.addedLinks(side, withLink, thrownWithout),
    byOrders > 0 ? facts.addedByOrders(byOrders) : '',
    besides > 0 ? facts.addedBesides(side, besides) : '',
    anchors > 1 ? facts.addedAnew(side, anchors - 1) : '',
    spent > 0 ? facts.passedOver(side, spent, spentWithout) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A record proves no more than that it is of one piece; that it is the one of the match, who kept the fingerprint can see. */
function Compare({ commitment }: { readonly commitment: string }) {
  const [kept, setKept] = useState('');
  const same = kept.trim().toLowerCase() === commitment;
  return (
    <label className="field">
      <span>{words.compare}</span>
      <input
        className="input"
        value={kept}
        spellCheck={false}
        autoComplete="off"
        data-testid="kept-commitment"
        onChange={(event) => setKept(event.target.value)}
      />
      <small className={kept.trim() === '' ? 'soft' : same ? 'verdict-same' : 'error'} role="status">
        {kept.trim() === '' ? words.compareHint : same ? words.same : words.other}
      </small>
    </label>
  );
}
