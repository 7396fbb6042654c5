/** The forces: who is on the table, who is gone, and what is fought for. */
import './forces-panel.css';
import { SCENARIOS } from '@warbeacon/skirmish/data';
import type { View } from '@warbeacon/skirmish';
import { useMatch } from '../../../match/line/context.ts';
import { Chips } from '../../../tables/plane/chips.tsx';
import { useFace } from '../../../tables/plane/own.ts';
import { AimsTable } from './aims-table.tsx';

const GROUPS = [
  ['', 'On the table'],
  ['unplaced', 'Not set up yet'],
  ['passenger', 'Riding along'],
  ['reserve', 'Not on the table yet'],
  ['off', 'Off the table'],
  ['slain', 'Slain'],
  ['fled', 'Fled'],
  ['drowned', 'Drowned'],
  ['banished', 'Banished'],
  ['unseen', 'Not seen'],
] as const;

function groupOf({ models }: View, id: string): string | undefined {
  const model = models[id];
  return model?.gone === '' && model.at === null ? 'unplaced' : model?.gone;
}

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
        <section key={id} aria-label={`Forces of ${name}`}>
          <h3>{name}</h3>
          {GROUPS.map(([gone, words]) => {
            const ids = Object.keys(view.models).filter(
              (model) => view.models[model]?.side === id && groupOf(view, model) === gone,
            );
            return ids.length === 0 ? null : (
              <details key={gone} open={gone === '' || gone === 'unplaced'}>
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
