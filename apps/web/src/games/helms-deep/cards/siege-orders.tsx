/** The Siege Phase: fires that were laid and must be lit, and how much there is to work with. */
import { useMatchStore } from '../../../match/line/context.ts';
import { OddsTable } from '../../../match/parts/odds-table.tsx';
import { gateName } from '../names.ts';
import { useOwn } from '../own.ts';
import { commandLabel, siteOfFire } from '../words/commands.ts';
import { siegeWords } from '../words/siege.ts';

export function SiegeOrders() {
  const store = useMatchStore();
  const { view, commands, sending } = useOwn((state) => ({
    view: state.view,
    commands: state.offer?.commands,
    sending: state.sending,
  }));
  if (!view || !commands) return null;
  const fires = commands.flatMap((option) =>
    option.command.type === 'detonate' ? [{ ...option, id: option.command.fire }] : [],
  );
  return (
    <section className="siege-orders" aria-label={siegeWords.title} data-testid="siege-orders">
      {fires.length > 0 && (
        <>
          <h3>{siegeWords.fires}</h3>
          <p className="soft">{siegeWords.firesHint}</p>
          <ul className="targets">
            {fires.map(({ id, command, odds }) => {
              const marker = view.markers[id];
              return (
                <li key={id} className="target open">
                  <p className="target-name">
                    <b>{gateName(siteOfFire(view, id))}</b>{' '}
                    <span className="soft">
                      {marker?.hex}
                      {marker?.dummy === true && `, ${siegeWords.dummy}`}
                    </span>
                  </p>
                  <div className="target-body">
                    {odds && <OddsTable odds={odds} />}
                    <button
                      type="button"
                      className="button wide"
                      data-testid={`do-detonate-${id}`}
                      disabled={sending}
                      onPointerEnter={() => store.getState().setHover(marker?.hex ?? null)}
                      onPointerLeave={() => store.getState().setHover(null)}
                      onClick={() => void store.getState().send(command)}
                    >
                      {commandLabel(command)}
                    </button>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="soft" data-testid="ladders-left">
        {siegeWords.laddersLeft(view.ladders)}
      </p>
    </section>
  );
}
