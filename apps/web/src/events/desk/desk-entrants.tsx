/** Who has entered, and what the organiser can do about it. */
import type { Entrant } from '@warbeacon/tournament';
import { useId, useState } from 'react';
import { useAttempt, Wrong } from '../../shell/parts/attempt.tsx';
import { Field } from '../../shell/parts/field.tsx';
import { late } from '../../shell/parts/late.tsx';
import { desk as words } from '../../text/event-desk.ts';
import { events } from '../../text/events.ts';
import { Deed, DeedWithReason } from '../deed.tsx';
import { Entered } from '../names.tsx';
import { LONG, matches, Search } from '../search.tsx';
import { useEvent } from '../use-event.ts';
import { Apart, Byes, Together } from './pair-wishes.tsx';
import { Seeding } from './seeding.tsx';

/** Few have a table to read in. */
const CsvIn = late(async () => (await import('./csv-in.tsx')).default);

/** Who waits for the organiser stands first. */
const ORDER: readonly Entrant['state'][] = ['asked', 'waiting', 'entered', 'in', 'withdrawn', 'removed'];

export function DeskEntrants() {
  const { view } = useEvent();
  const [find, setFind] = useState('');
  const [csv, setCsv] = useState(false);
  const { entrants } = view.state;
  const order = entrants.toSorted(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.seed - b.seed || a.enteredAt - b.enteredAt,
  );
  const shown = find === '' ? order : order.filter(({ name }) => matches(name, find));
  const may = (deed: string) => view.me.may.includes(deed);
  return (
    <section aria-label={words.tabs.entrants} className="stack" data-testid="desk-entrants">
      {may('add') && <Add />}
      {entrants.length === 0 && <p className="empty">{events.nobodyYet}</p>}
      {entrants.length > LONG && <Search value={find} onChange={setFind} />}
      {shown.length === 0 && entrants.length > 0 && <p className="empty">{events.foundNobody(find)}</p>}
      <ul className="desk-list">
        {shown.map((entrant) => (
          <Row key={entrant.id} entrant={entrant} />
        ))}
      </ul>
      {may('seed') && entrants.length > 1 && <Seeding key={entrants.map(({ id, seed }) => `${id}${seed}`).join()} />}
      {may('forbid') && entrants.length > 1 && <Apart />}
      {may('fix') && <Together />}
      {may('bye-for') && <Byes />}
      {may('add') && (
        <details
          className="desk-fold"
          data-testid="csv-in"
          onToggle={({ currentTarget }) => setCsv(currentTarget.open)}
        >
          <summary>{words.csv}</summary>
          {csv && <CsvIn />}
        </details>
      )}
    </section>
  );
}

function Row({ entrant: { id, name, state, seed, rating } }: { readonly entrant: Entrant }) {
  const { view } = useEvent();
  const may = (deed: string) => view.me.may.includes(deed);
  const here = state !== 'withdrawn' && state !== 'removed';
  return (
    <li data-testid="desk-entrant" data-state={state}>
      <span className="desk-who">
        <b>
          <Entered id={id} />
        </b>{' '}
        <span className={`soft state-${state}`}>{events.entrantStates[state]}</span>
        <br />
        <span className="soft">
          {[seed > 0 ? events.seed(seed) : '', rating === null ? '' : `${events.rating} ${rating}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="row">
        {(state === 'asked' || state === 'waiting') && may('admit') && (
          <Deed wish={{ do: 'admit', entrant: id }} look="iron" testid="admit" label={`${words.admit}: ${name}`}>
            {words.admit}
          </Deed>
        )}
        {state === 'withdrawn' && may('admit') && (
          <Deed wish={{ do: 'admit', entrant: id }} testid="let-back" label={`${words.letBack}: ${name}`}>
            {words.letBack}
          </Deed>
        )}
        {state === 'entered' && may('check-in-for') && (
          <Deed wish={{ do: 'check-in-for', entrant: id }} testid="check-in-for" label={`${words.checkInFor}: ${name}`}>
            {words.checkInFor}
          </Deed>
        )}
        {here && may('replace') && <Replace id={id} name={name} />}
        {here && may('remove') && (
          <DeedWithReason
            title={words.removeWhy(name)}
            go={words.remove}
            look="quiet"
            testid="remove"
            label={`${words.remove}: ${name}`}
            wish={(reason) => ({ do: 'remove', entrant: id, reason })}
          >
            {words.remove}
          </DeedWithReason>
        )}
      </span>
    </li>
  );
}

function Replace({ id, name }: { readonly id: string; readonly name: string }) {
  const [by, setBy] = useState('');
  return (
    <DeedWithReason
      title={words.replaceWhy(name)}
      go={words.replace}
      look="quiet"
      testid="replace"
      label={`${words.replace}: ${name}`}
      wish={(reason) => ({ do: 'replace', entrant: id, name: by.trim(), reason })}
      fields={
        <Field
          label={words.replaceBy}
          value={by}
          testid="replace-by"
          autoComplete="off"
          maxLength={80}
          onChange={setBy}
        />
      }
    >
      {words.replace}
    </DeedWithReason>
  );
}

const PLAYS = ['person', 'learner', 'steady', 'strong'] as const;

function Add() {
  const { send } = useEvent();
  const id = useId();
  const attempt = useAttempt();
  const [name, setName] = useState('');
  const [plays, setPlays] = useState<(typeof PLAYS)[number]>('person');
  return (
    <form
      className="inline-form"
      aria-label={words.add}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.run(async () => {
          await send({ do: 'add', name: name.trim(), ...(plays === 'person' ? {} : { computer: plays }) });
          setName('');
        });
      }}
    >
      <Field
        label={words.addName}
        value={name}
        testid="add-name"
        autoComplete="off"
        maxLength={80}
        onChange={setName}
      />
      <div className="field">
        <label htmlFor={id}>{words.addComputer}</label>
        <select
          id={id}
          className="select"
          value={plays}
          data-testid="add-plays"
          onChange={({ currentTarget }) => setPlays(PLAYS.find((one) => one === currentTarget.value) ?? 'person')}
        >
          {PLAYS.map((one) => (
            <option key={one} value={one}>
              {one === 'person' ? words.addPerson : words.computer[one]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button" data-testid="add-go" disabled={attempt.busy}>
        {words.addGo}
      </button>
      <Wrong of={attempt} />
    </form>
  );
}
