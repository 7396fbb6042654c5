/** Order of battle, losses against what each army can bear, abilities, siege gear, levels and gates. */
import { ABILITIES, type View } from '@warbeacon/siege';
import { sideClass } from '../../../face/title.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { Armies, Gates, Held, Points } from '../../siege/cards/forces-panel.tsx';
import { play } from '../../../text/play.ts';
import { sideOfAbility } from '../abilities.ts';
import { placeWithLandmark } from '../gazetteer.ts';
import { abilityCase, abilityName, gateName, levelName } from '../names.ts';
import { useOwn } from '../own.ts';
import { title } from '../title.ts';
import { pieceName } from '../pieces.ts';
import { ABILITY_TEXT, abilityWords } from '../words/abilities.ts';
import { forceWords } from '../words/siege.ts';
import { orderOfBattle } from '../words/order-of-battle.ts';

export function ForcesPanel() {
  const view = useOwn((state) => state.view);
  if (!view) return null;
  return (
    <div className="forces" data-testid="forces">
      <Points view={view} />
      <h3>{play.levels}</h3>
      <ul className="held">
        {Object.entries(view.levels).map(([level, holder]) => (
          <Held key={level} holder={holder}>
            {levelName(level)}
          </Held>
        ))}
      </ul>
      <Gates view={view}>
        <li>
          <span>{gateName('culvert')}</span>
          <span className={view.culvert === 'whole' ? 'soft' : 'error'}>{forceWords.culvert[view.culvert]}</span>
        </li>
      </Gates>
      <Gear view={view} />
      <Abilities view={view} />
      <Armies groupsOf={(side) => orderOfBattle(view, side)} />
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
