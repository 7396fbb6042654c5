/** Several pieces in hand: how many, where they would go, and the button that sends them. */
import { type FormEvent, useId } from 'react';
import type { OfferedCommand } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { showOrSendMarch } from './marching.ts';
import { actorOf } from './options.ts';
import { useFace, useMatch, useMatchStore } from './own.ts';

const said = play.group;

export function GroupCard() {
  const store = useMatchStore();
  const face = useFace();
  const { pieces } = face;
  const { group, march, marching } = useMatch(({ group: chosen, march: planned, marching: work }) => ({
    group: chosen,
    march: planned,
    marching: work,
  }));
  const field = useId();
  if (group.length === 0) return null;
  const names = (ids: readonly string[]) => new Intl.ListFormat('en').format(ids.map(pieces.name));
  const lastOf = (steps: readonly OfferedCommand[]) =>
    steps.slice(-1).flatMap(({ command }) => actorOf(face, command) ?? []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hex = new FormData(event.currentTarget).get('hex');
    if (typeof hex !== 'string' || !/^\d{4}$/.test(hex)) return;
    showOrSendMarch(store.getState(), hex);
  };
  return (
    <section className="piece-card group-card" aria-label={said.title(group.length)} data-testid="group">
      <header>
        <div>
          <h3>{said.title(group.length)}</h3>
          <p className="soft">{names(group.slice(0, 3)) + (group.length > 3 ? said.more(group.length - 3) : '')}</p>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={play.deselect}
          title={play.deselect}
          data-testid="disband"
          onClick={() => store.getState().disband()}
        >
          ×
        </button>
      </header>
      {march ? (
        <div role="status">
          <p>
            {said.planned(march.steps.length)}
            {march.left.length > 0 &&
              ` ${march.left.length > 4 ? said.manyStay(march.left.length) : said.stay(names(march.left))}`}
            {march.breaksOff && ` ${said.breaksOff(names(lastOf(march.steps)))}`}
          </p>
          {march.steps.length > 0 && (
            <button
              type="button"
              className="button seal wide"
              data-testid="send-march"
              disabled={marching !== 'no'}
              onClick={() => void store.getState().sendMarch()}
            >
              {marching === 'going' ? said.going : said.send(march.steps.length)}
            </button>
          )}
        </div>
      ) : (
        <p role="status">{marching === 'asking' ? said.asking : said.hint}</p>
      )}
      <form className="to-hex" onSubmit={send}>
        <label htmlFor={field}>{said.toHex}</label>
        <input
          id={field}
          name="hex"
          inputMode="numeric"
          pattern="\d{4}"
          maxLength={4}
          size={5}
          data-testid="march-to"
          onKeyDown={({ key }) => {
            if (key === 'Escape') store.getState().disband();
          }}
        />
        <button type="submit" className="button">
          {said.show}
        </button>
      </form>
    </section>
  );
}
