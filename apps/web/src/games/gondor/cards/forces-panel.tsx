/** The armies: what each can still bear, levels, gates, magic, gear, the road, and who is where. */
import type { View } from '@warbeacon/siege/gondor';
import { useFace } from '../../../tables/hex/own.ts';
import { play } from '../../../text/play.ts';
import { Armies, armyGroups, Gates, Held, Points } from '../../siege/cards/forces-panel.tsx';
import { levelName, spellName } from '../display-names.ts';
import { useView } from '../own.ts';
import { stateWords } from '../words.ts';

export function ForcesPanel() {
  const { pieces } = useFace();
  const view = useView();
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
      <Gates view={view} />
      <h3>{stateWords.road}</h3>
      <ul className="held">
        {['1918', '2124'].map((hex, i) => (
          <RoadEnd key={hex} hex={hex} holder={view.road[i] ?? null} />
        ))}
      </ul>
      <Magic view={view} />
      <Gear view={view} />
      <Armies groupsOf={(side) => armyGroups(view, side, pieces, { rohan: stateWords.rohan })} />
    </div>
  );
}

function RoadEnd({ hex, holder }: { readonly hex: string; readonly holder: string | null }) {
  if (holder !== null) return <Held holder={holder}>{hex}</Held>;
  return (
    <li>
      <span>{hex}</span>
      <span className="soft">{stateWords.nobody}</span>
    </li>
  );
}

function Magic({ view: { magic } }: { readonly view: View }) {
  const { pieces } = useFace();
  return (
    <section aria-label={stateWords.magic} data-testid="magic">
      <h3>{stateWords.magic}</h3>
      <dl className="holdings">
        {Object.entries(magic.points).map(([leader, points]) => (
          <div key={leader}>
            <dt>{pieces.name(leader)}</dt>
            <dd>{stateWords.points(points)}</dd>
          </div>
        ))}
        {magic.inForce.map(({ spell, turn, phase, frozen }) => (
          <div key={`${spell} ${turn} ${phase}`}>
            <dt>{spellName(spell)}</dt>
            <dd className="plain">
              {frozen.length > 0 ? stateWords.frozen(frozen.map(pieces.name).join(', ')) : stateWords.inForce}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Gear({ view: { supply, magic, banner } }: { readonly view: View }) {
  const { pieces } = useFace();
  return (
    <section aria-label={stateWords.gear} data-testid="gear">
      <h3>{stateWords.gear}</h3>
      <dl className="holdings">
        <div>
          <dt>{stateWords.ladders}</dt>
          <dd data-testid="gear-ladders">{supply.ladders}</dd>
        </div>
        <div>
          <dt>{stateWords.heads}</dt>
          <dd>{supply.heads}</dd>
        </div>
        <div>
          <dt>{stateWords.grond}</dt>
          <dd className="plain">{magic.grondAwake ? stateWords.grondAwake : stateWords.grondAsleep}</dd>
        </div>
        {banner && (
          <div>
            <dt>{stateWords.banner}</dt>
            <dd className="plain">{pieces.name(banner.leader)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
