/** One's special abilities, in the step in which they are announced: those that can be used first, then why not the others. */
import type { WireRefusal } from '@warbeacon/protocol';
import { ABILITIES, type Ability, type Command, type View } from '@warbeacon/siege';
import { useEffect, useState } from 'react';
import { useMatchStore } from '../../../match/line/context.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { abilityOf, sideOfAbility, trialOf } from '../abilities.ts';
import { abilityCase, abilityName } from '../names.ts';
import { useOwn } from '../own.ts';
import { pieceName, withNames } from '../pieces.ts';
import { AskBackButton } from '../../siege/cards/ask-back-button.tsx';
import { ABILITY_TEXT, abilityWords as words } from '../words/abilities.ts';
import { commandLabel, tell } from '../words/commands.ts';
import type { OfferedCommand } from '../wire.ts';

export function AbilitiesCard() {
  const { view, side, commands, ply, asksWhenNew } = useOwn((state) => ({
    asksWhenNew: state.offer?.standing.kept !== null && state.summary?.strict !== true,
    view: state.view,
    side: state.side,
    commands: state.offer?.commands,
    ply: state.ply,
  }));
  if (!view || !side || !commands) return null;
  const own = ABILITIES.filter((ability) => sideOfAbility(ability) === side);
  const offered = new Map<Ability, OfferedCommand[]>();
  for (const option of commands) {
    const ability = abilityOf(option.command);
    if (ability) offered.set(ability, [...(offered.get(ability) ?? []), option]);
  }
  const ready = own.filter((ability) => offered.has(ability));
  return (
    <section className="abilities" aria-label={words.yours} data-testid="abilities">
      <h3>{words.title}</h3>
      <p className="soft">
        {words.intro} {asksWhenNew && words.keptIs}
      </p>
      <ul>
        {ready.map((ability) => (
          <Ready key={ability} ability={ability} options={offered.get(ability) ?? []} />
        ))}
        {own
          .filter((ability) => !offered.has(ability))
          .map((ability) => (
            <NotNow key={`${ability}-${ply}`} ability={ability} view={view} />
          ))}
      </ul>
    </section>
  );
}

function Head({ ability, state }: { readonly ability: Ability; readonly state: string }) {
  return (
    <header>
      <h4>
        {abilityName(ability)}
        <CaseLink number={abilityCase(ability)} />
      </h4>
      <span className={`tag ability-${state.replaceAll(' ', '-')}`}>{state}</span>
    </header>
  );
}

function Ready({ ability, options }: { readonly ability: Ability; readonly options: readonly OfferedCommand[] }) {
  const store = useMatchStore();
  const { sending, view } = useOwn((state) => ({ sending: state.sending, view: state.view }));
  const question = questionOf(options);
  return (
    <li className="ability ready" data-testid={`ability-${ability}`} data-state="ready">
      <Head ability={ability} state={words.ready} />
      <p>{ABILITY_TEXT[ability].what}</p>
      {question && <p className="answers-to">{question}</p>}
      <div className="answers">
        {options.map((option) => (
          <AskBackButton
            key={JSON.stringify(option.command)}
            sure={words.sure}
            testid={`do-${[option.command.type, tell(option.command)].filter(Boolean).join('-')}`}
            disabled={sending}
            act={() => void store.getState().send(option.command)}
            {...hovering(store.getState().setHover, option.command, view)}
          >
            {answerLabel(option.command)}
          </AskBackButton>
        ))}
      </div>
    </li>
  );
}

/** The hex of the first piece of a command lights up while one looks at its button. */
function hovering(setHover: (hex: string | null) => void, command: Command, view: View | null) {
  const piece =
    command.type === 'blowHorn'
      ? command.piece
      : command.type === 'orcCunning'
        ? command.unit
        : command.type === 'deathAndGlory'
          ? command.units[0]
          : undefined;
  const hex = piece && view ? (view.units[piece] ?? view.leaders[piece])?.hex : undefined;
  return {
    onPointerEnter: () => setHover(hex ?? null),
    onPointerLeave: () => setHover(null),
  };
}

/** Used, in force, or what stands in its way. */
function NotNow({ ability, view }: { readonly ability: Ability; readonly view: View }) {
  const store = useMatchStore();
  const active = view.active.includes(ability);
  const used = view.spent.includes(ability);
  const [why, setWhy] = useState<WireRefusal | null | undefined>(undefined);
  useEffect(() => {
    const trial = active || used ? undefined : trialOf(ability, view);
    if (!trial) return;
    let gone = false;
    void store
      .getState()
      .wonder(trial)
      .then((refusal) => {
        if (!gone) setWhy(refusal);
      });
    return () => {
      gone = true;
    };
  }, [store, ability, view, active, used]);
  const state = active ? words.inForce : used ? words.spent : words.notNow;
  return (
    <li
      className="ability"
      data-testid={`ability-${ability}`}
      data-state={active ? 'active' : used ? 'spent' : 'barred'}
    >
      <Head ability={ability} state={state} />
      {active && <p>{ABILITY_TEXT[ability].what}</p>}
      {!active && !used && (
        <>
          <p className="soft">{ABILITY_TEXT[ability].what}</p>
          <p className="ability-why">
            {why ? withNames(why.message) : `${words.needs}: ${ABILITY_TEXT[ability].when}`}
            {why?.case && why.case !== abilityCase(ability) && <CaseLink number={why.case} />}
          </p>
        </>
      )}
    </li>
  );
}

function questionOf(options: readonly OfferedCommand[]): string | undefined {
  const command = options[0]?.command;
  switch (command?.type) {
    case 'blowHorn':
      return words.whoBlows;
    case 'deathAndGlory':
      return words.whichPair;
    case 'orcCunning':
      return words.whichUnit(pieceName(command.leader));
    default:
      return undefined;
  }
}

/** Under its own question an answer can be short. */
function answerLabel(command: Command): string {
  switch (command.type) {
    case 'announce':
      return words.announce;
    case 'blowHorn':
      return pieceName(command.piece);
    case 'deathAndGlory':
      return command.units.map(pieceName).join(', ');
    case 'orcCunning':
      return `${pieceName(command.unit)}, ${command.along ? words.along(pieceName(command.leader)) : words.alone}`;
    default:
      return commandLabel(command);
  }
}
