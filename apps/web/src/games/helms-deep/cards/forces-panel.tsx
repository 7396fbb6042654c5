/** Order of battle, losses against what each army can bear, abilities, siege gear, levels and gates. */
import { ABILITIES, type Side, SIDES, type View } from '@warbeacon/siege';
import { useState } from 'react';
import { sideClass } from '../../../face/title.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { Chips } from '../../../tables/hex/piece-chip.tsx';
import { play } from '../../../text/play.ts';
import { sideOfAbility } from '../abilities.ts';
import { placeWithLandmark } from '../gazetteer.ts';
import { abilityCase, abilityName, gateName, levelName, sideName } from '../names.ts';
import { useOwn } from '../own.ts';
import { title } from '../title.ts';
import { pieceName } from '../pieces.ts';
import { ABILITY_TEXT, abilityWords } from '../words/abilities.ts';
import { forceWords } from '../words/siege.ts';
import { orderOfBattle } from '../words/order-of-battle.ts';

export function ForcesPanel() {
  const { view, own } = useOwn((state) => ({ view: state.view, own: state.side }));
  const [side, setSide] = useState<Side>(own ?? 'isengard');
  if (!view) return null;
  return (
    <div className="forces" data-testid="forces">
      <dl className="holdings">
        {SIDES.map((each) => {
          const points = view.points[each];
          return (
            <div key={each}>
              <dt>
                {play.points.title}, {sideName(each)}
              </dt>
              <dd>
                {points && (
                  <meter
                    className={sideClass(title, each)}
                    min={0}
                    max={points.level}
                    value={Math.max(0, points.now)}
                    aria-label={`${play.points.title}, ${sideName(each)}`}
                  />
                )}{' '}
                {points ? play.points.of(points.now, points.level) : ''}
                {points?.demoralized && <b className="error"> {play.points.demoralized}</b>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="soft">{play.points.explain}</p>
      <h3>{play.levels}</h3>
      <ul className="held">
        {Object.entries(view.levels).map(([level, holder]) => (
          <li key={level}>
            <span>{levelName(level)}</span>
            <span className={`tag ${sideClass(title, holder)}`}>{sideName(holder)}</span>
          </li>
        ))}
      </ul>
      <h3>{play.gates}</h3>
      <ul className="held">
        {Object.entries(view.gates).map(([gate, { control, state }]) => (
          <li key={gate}>
            <span>
              {gateName(gate)} <span className={state === 'shut' ? 'soft' : 'error'}>{play.gateState[state]}</span>
            </span>
            <span className={`tag ${sideClass(title, control)}`}>{sideName(control)}</span>
          </li>
        ))}
        <li>
          <span>{gateName('culvert')}</span>
          <span className={view.culvert === 'whole' ? 'soft' : 'error'}>{forceWords.culvert[view.culvert]}</span>
        </li>
      </ul>
      <Gear view={view} />
      <Abilities view={view} />
      <div className="oob-sides" role="group" aria-label={play.panels.forces}>
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            className="button small"
            aria-pressed={side === each}
            onClick={() => setSide(each)}
          >
            {sideName(each)}
          </button>
        ))}
      </div>
      {orderOfBattle(view, side).map(({ title: heading, ids }) => (
        <section key={heading} aria-label={heading}>
          <h3>
            {heading} <small className="soft">{ids.length}</small>
          </h3>
          <Chips ids={ids} list="oob" />
        </section>
      ))}
    </div>
  );
}

/** What the besieger still has to lay and to give out, and where the ram is. */
function Gear({ view }: { readonly view: View }) {
  const { fires } = view;
  const rocks = Object.values(view.markers).filter(({ kind }) => kind === 'rocks').length;
  const ram = Object.values(view.markers).find(({ kind }) => kind === 'ram');
  const where =
    ram === undefined || ram.hex === 'due'
      ? forceWords.ramDue
      : ram.with === undefined
        ? forceWords.ramAt(placeWithLandmark(ram.hex))
        : forceWords.ramWith(pieceName(ram.with));
  return (
    <section aria-label={forceWords.supply} data-testid="gear">
      <h3>{forceWords.supply}</h3>
      <dl className="holdings">
        <div>
          <dt>{forceWords.ladders}</dt>
          <dd data-testid="gear-ladders">{view.ladders}</dd>
        </div>
        <div>
          <dt>{forceWords.fires}</dt>
          <dd data-testid="gear-fires">
            {fires.real === undefined ? fires.left : forceWords.firesOwn(fires.left, fires.real)}
          </dd>
        </div>
        <div>
          <dt>{forceWords.rocks}</dt>
          <dd>{rocks}</dd>
        </div>
        {ram && (
          <div>
            <dt>{forceWords.ram}</dt>
            <dd className="plain">{where}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Abilities({ view }: { readonly view: View }) {
  return (
    <section aria-label={abilityWords.both} data-testid="abilities-box">
      <h3>{abilityWords.title}</h3>
      <ul className="held">
        {ABILITIES.map((ability) => {
          const state = view.active.includes(ability) ? 'inForce' : view.spent.includes(ability) ? 'spent' : 'unused';
          return (
            <li key={ability} title={ABILITY_TEXT[ability].what} className={`ability-${state}`}>
              <span>
                <i className={`pip ${sideClass(title, sideOfAbility(ability))}`} aria-hidden="true" />{' '}
                {abilityName(ability)}
                <CaseLink number={abilityCase(ability)} />
              </span>
              <span className={state === 'inForce' ? 'tag' : 'soft'}>{abilityWords[state]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
