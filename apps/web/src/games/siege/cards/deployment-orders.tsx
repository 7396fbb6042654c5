/** Setting up: everything by one of the recommended set-ups with one press, and what is still to be placed. */
import './deployment.css';
import type { Plan } from '@warbeacon/siege';
import { type ReactNode, useId, useState } from 'react';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { late } from '../../../shell/parts/late.tsx';
import { type GameCommand, isHex } from '../../../face/view.ts';
import { play } from '../../../text/play.ts';
import { byPlan, type FaceDown } from './face-down.ts';
import type { Muster } from './lay-kept.ts';
import { useFace, useMatch, useMatchStore } from '../../../tables/hex/own.ts';

const OwnSetUps = late(async () => (await import('./own-set-ups.tsx')).OwnSetUps);

/** What a game knows of its set-ups. */
export interface SetUps {
  readonly plans: readonly Plan[];
  /** What each is for, in a sentence or two. */
  readonly told: Readonly<Record<string, string>>;
  /** Counters that a side lays face down besides its pieces; by side. */
  readonly faceDown: Readonly<Record<string, FaceDown | undefined>>;
  /** Sets up a marker, where some are set up face up. */
  setMarker?(id: string, hex: string): GameCommand;
  /** Hexes in which a piece may start. */
  area(id: string): readonly string[];
}

interface Props {
  readonly setUps?: SetUps;
  /** What the game lays out besides, below it; by the plan that is chosen. */
  children?(chosen: Plan | undefined): ReactNode;
}

export function DeploymentOrders({ setUps, children }: Props) {
  const store = useMatchStore();
  const name = useId();
  const { pieces, words } = useFace();
  const { commands, view, side, sending, actors } = useMatch((state) => ({
    commands: state.offer?.commands,
    actors: state.offer?.actors,
    view: state.view,
    side: state.side,
    sending: state.sending,
  }));
  const [choice, choose] = useState<string>();
  const [placing, setPlacing] = useState(false);
  if (!view || !commands || side === null) return null;
  const offered = commands.flatMap(({ command }) => (command.type === 'setUp' ? [String(command['plan'])] : []));
  const chosen = offered.find((id) => id === choice) ?? offered[0];
  const plan = setUps?.plans.find(({ id }) => id === chosen);
  const own = [...Object.entries(view.leaders), ...Object.entries(view.units)].filter(
    ([id, { hex }]) => pieces.side(id) === side && (hex === 'reserve' || isHex(hex)),
  );
  const reserve = own
    .filter(([, { hex }]) => hex === 'reserve')
    .map(([id]) => id)
    .sort(pieces.byOrder);
  const muster: Muster = {
    view,
    side,
    isOwn: (id) => pieces.side(id) === side,
    plans: setUps?.plans.filter(({ id }) => offered.includes(id)) ?? [],
    faceDown: setUps?.faceDown[side],
    setMarker: setUps?.setMarker,
    area: setUps?.area,
  };
  const lay = async (id: string) => {
    store.getState().setLaying(null);
    setPlacing(true);
    await store.getState().sendAll(byPlan(plan ?? { id }, setUps?.faceDown[side], view));
    setPlacing(false);
  };
  const [only] = offered.length === 1 ? offered : [];
  const plans = chosen !== undefined && (
    <>
      {only === undefined ? (
        <fieldset className="plans">
          <legend className="hidden-to-eye">{play.setUps}</legend>
          {offered.map((id) => (
            <label key={id} className="tick">
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                data-testid={`plan-${id}`}
                onChange={() => choose(id)}
              />
              <span>
                {words.plan(id)} <small className="soft">{setUps?.told[id]}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>
          <b>{words.plan(only)}</b>
        </p>
      )}
      <button
        type="button"
        className={reserve.length > 0 ? 'button seal wide' : 'button wide'}
        data-testid="set-up"
        disabled={sending || placing}
        onClick={() => void lay(chosen)}
      >
        {placing ? play.settingUpNow : play.setUpNow}
      </button>
      <p className="soft">{plan?.markers ? play.setUpLaysAll : play.setUpPlacesAll}</p>
    </>
  );
  return (
    <section className="deployment" aria-label={play.toPlace} data-testid="deployment">
      {reserve.length > 0 || placing ? (
        plans
      ) : (
        <details className="plans-again" data-testid="set-up-again">
          <summary>{play.setUpAgain}</summary>
          {plans}
        </details>
      )}
      <OwnSetUps muster={muster} keepable={reserve.length < own.length} busy={placing} />
      <h3>
        {play.toPlace} <small className="soft">{reserve.length}</small>
      </h3>
      {reserve.length === 0 ? <p data-testid="all-placed">{play.allPlaced}</p> : <Chips ids={reserve} />}
      {(actors?.length ?? 0) > 0 && <p className="soft">{play.setUpHint}</p>}
      {children?.(plan)}
    </section>
  );
}
