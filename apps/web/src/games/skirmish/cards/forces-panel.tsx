/** The forces: who is on the table, who is gone, and what is fought for. */
import { SCENARIOS } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import { useMatch } from '../../../match/line/context.ts';
import { Chips } from '../../../tables/plane/chips.tsx';
import { useFace } from '../../../tables/plane/own.ts';
import { AimsTable } from './aims-table.tsx';

const GROUPS = [
  ['', 'On the table'],
  ['passenger', 'Riding along'],
  ['reserve', 'Not on the table yet'],
  ['off', 'Off the table'],
  ['slain', 'Slain'],
  ['fled', 'Fled'],
  ['drowned', 'Drowned'],
  ['banished', 'Banished'],
  ['unseen', 'Not seen'],
] as const;

export function ForcesPanel() {
  const { title } = useFace();
  const view = useMatch((state) => state.view) as View | null;
  if (!view) return null;
  const scenario = view.setup.scenario === null ? undefined : SCENARIOS.get(view.setup.scenario);
  return (
    <div className="forces" data-testid="forces">
      {scenario && (
        <>
          <h3>{scenario.title}</h3>
          {scenario.story && <p className="soft">{scenario.story}</p>}
        </>
      )}
      <AimsTable />
      {title.sides.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          <h3>{name}</h3>
          {GROUPS.map(([gone, words]) => {
            const ids = Object.keys(view.models).filter(
              (model) => view.models[model]?.side === id && view.models[model]?.gone === gone,
            );
            return ids.length === 0 ? null : (
              <details key={gone} open={gone === ''}>
                <summary>
                  {words} <small className="soft">{ids.length}</small>
                </summary>
                <Chips ids={ids} list="oob" />
              </details>
            );
          })}
        </section>
      ))}
    </div>
  );
}
