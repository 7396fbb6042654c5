/** What is laid over the board, in words: whose zones, how far the piece in hand shoots, what it does not see and why. */
import './reach-card.css';
import type { CSSProperties } from 'react';
import type { RangeReply, WireRefusal } from '@warbeacon/protocol';
import { sideClass } from '../../face/title.ts';
import { CaseLink } from '../../match/parts/case-link.tsx';
import { percent } from '../../text/format.ts';
import { reach as words } from '../../text/reach.ts';
import { useOverlay } from './overlay.ts';
import type { Overlay } from './reach.ts';
import { useFace, useMatch } from './own.ts';

type Weapon = RangeReply['weapons'][number];

export function ReachCard() {
  const overlay = useOverlay((state) => state.overlay);
  const { title, pieces } = useFace();
  const { side, piece } = useMatch((state) => ({ side: state.side, piece: state.piece }));
  if (!overlay) return null;
  const { zones, ranging, range, refusal, looks } = overlay;
  const why = range?.refusal ?? refusal;
  return (
    <section
      className="reach-card"
      aria-label={words.title}
      data-testid="reach"
      data-zones={zones}
      data-range={range?.piece}
    >
      {zones !== 'nobody' && (
        <p className="reach-zones">
          <b>{words.zones}</b>
          {title.sides.map(
            ({ id, name }, i) =>
              (zones === 'both' || id !== side) && (
                <span key={id} className={`tag ${sideClass(title, id)}`}>
                  <i className="reach-swatch" style={swatch(looks[i], i)} />
                  {name}
                </span>
              ),
          )}
        </p>
      )}
      {ranging && (
        <div role="status">
          {why ? (
            <p>
              <b>{piece === null ? words.range : pieces.name(piece)}</b> <Why refusal={why} />
            </p>
          ) : (
            <details open={isRoomy()}>
              <summary>
                <span>
                  <b>{piece === null ? words.range : pieces.name(piece)}</b> {piece === null && words.choose}
                  {piece !== null && range === null && words.asking}
                  {range?.weapons.map(({ weapon, range: hexes, places }) => (
                    <span key={weapon} data-testid={`reach-${weapon}`}>
                      {words.weapons[weapon] ?? weapon} {words.reaches(hexes, places.filter(isSeen).length)}{' '}
                    </span>
                  ))}
                </span>
              </summary>
              {range?.weapons.map((weapon) => (
                <WeaponTold key={weapon.weapon} weapon={weapon} />
              ))}
            </details>
          )}
        </div>
      )}
    </section>
  );
}

/** On a narrow screen the words would hide the board: who wants them unfolds them. */
const isRoomy = (): boolean => !matchMedia('(max-width: 760px)').matches;

/** As the hexes are hatched: the second side's the other way. */
const swatch = (look: Overlay['looks'][number] | undefined, side: number): CSSProperties =>
  look === undefined
    ? {}
    : {
        background: `repeating-linear-gradient(${side === 0 ? -45 : 45}deg, ${look.hatching} 0 2px, #efe4c8 2px 5px)`,
      };

function Why({ refusal, lead }: { readonly refusal: WireRefusal; readonly lead?: string }) {
  const { pieces } = useFace();
  return (
    <span>
      {lead} {pieces.withNames(refusal.message)} <CaseLink number={refusal.case ?? ''} />
    </span>
  );
}

const isSeen = ({ refusal }: Weapon['places'][number]): boolean => refusal === null;

function WeaponTold({ weapon: { refusal, places, sides } }: { readonly weapon: Weapon }) {
  const { gazetteer } = useFace();
  const seen = places.filter(isSeen);
  const unseen = grouped(
    places.filter((each) => !isSeen(each)),
    ({ refusal: why }) => why?.message ?? '',
  );
  const helped = grouped(
    seen.flatMap(({ place, modifiers }) => modifiers.map((modifier) => ({ place, modifier }))),
    ({ modifier }) => `${modifier.case} ${modifier.label}`,
  );
  const placeNames = (some: readonly string[]) => [...new Set(some)].map(gazetteer.placeName).join(', ');
  return (
    <>
      {refusal && (
        <p>
          <Why lead={words.notNow} refusal={refusal} />
        </p>
      )}
      {helped.map((group) => (
        <p key={group[0].modifier.label}>
          <b>{group[0].modifier.value > 0 ? `+${group[0].modifier.value}` : group[0].modifier.value}</b>{' '}
          {group[0].modifier.label} <CaseLink number={group[0].modifier.case} />:{' '}
          {placeNames(group.map(({ place }) => place))}
        </p>
      ))}
      {unseen.map((group) => {
        const stops = group.flatMap(({ stoppedBy }) => stoppedBy);
        return (
          <p key={group[0].refusal?.message} data-testid="reach-unseen">
            <b>{words.unseen}</b> {placeNames(group.map(({ place }) => place))}: {group[0].refusal?.message}{' '}
            <CaseLink number={group[0].refusal?.case ?? ''} />
            {stops.length > 0 && ` (${words.because} ${placeNames(stops)})`}
          </p>
        );
      })}
      {sides.length > 0 && <p>{words.breaks}</p>}
      {grouped(
        sides.toSorted((a, b) => a.distance - b.distance || a.totals[0] - b.totals[0]),
        ({ distance, totals }) => `${distance} ${totals.join(' ')}`,
      ).map((group) => (
        <p key={`${group[0].distance} ${group[0].totals.join(' ')}`} data-testid="reach-breaks">
          <b>
            {words.at(group[0].distance)}, {words.on(group[0].totals)} ({percent(group[0].chance)})
          </b>{' '}
          {group.map(({ between }) => between.join('/')).join(', ')}
        </p>
      ))}
    </>
  );
}

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
