/** The spells of one's magic leader: what each does and for how long, what a try may cost and how likely it works. */
import './late.css';
import '../../siege/cards/standing-orders.css';
import { useFace } from '../../../face/face.ts';
import type { OfferedCommand } from '../../../face/view.ts';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { AskBackButton } from '../../siege/cards/ask-back-button.tsx';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { percent } from '../../../text/format.ts';
import { spellName } from '../display-names.ts';
import { useView } from '../own.ts';
import { magicianOf, type Spell, SPELL_TEXT, spellsOf, spellWords as words, triesOf } from './spells.ts';
import { WhyNot } from './why-not.tsx';

export function SpellsCard() {
  const store = useMatchStore();
  const { pieces } = useFace();
  const view = useView();
  const { side, inHand, options, actors } = useMatch((state) => ({
    side: state.side,
    inHand: state.piece,
    options: state.options,
    actors: state.offer?.actors,
  }));
  const leader = magicianOf(side);
  if (!view || !leader) return null;
  const canAct = actors?.includes(leader) ?? false;
  const chosen = inHand === leader;
  // What the leader can do is known while he is in hand.
  const known = canAct && chosen && options !== null ? options : undefined;
  const spells = spellsOf(leader);
  const castable = (spell: Spell): boolean => known !== undefined && triesOf(known, spell).length > 0;
  const points = view.magic.points[leader] ?? 0;
  const list = (
    <ul>
      {spells
        // Those that can be cast first.
        .toSorted((a, b) => Number(castable(b)) - Number(castable(a)))
        .map((spell) => (
          <SpellEntry
            key={spell}
            spell={spell}
            inForce={view.magic.inForce.some((cast) => cast.spell === spell)}
            tries={known ? triesOf(known, spell) : undefined}
            leader={leader}
          />
        ))}
    </ul>
  );
  return (
    <section className="spells" aria-label={words.title} data-testid="spells">
      <h3>{words.title}</h3>
      <p className="soft" data-testid="magic-points">
        {pieces.name(leader)}: {words.left(points)}. {points > 0 && words.rule}
      </p>
      {canAct && !chosen && (
        <button
          type="button"
          className="button iron wide"
          data-testid="choose-magician"
          onClick={() => store.getState().select(leader)}
        >
          {words.choose(pieces.name(leader))}
        </button>
      )}
      {!canAct && <WhyNot command={{ type: 'cast', leader, spell: spells[0], points: 1 }} />}
      {points > 0 ? (
        list
      ) : (
        <details className="standing" data-testid="spells-folded">
          <summary>{words.none}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

interface EntryProps {
  readonly spell: Spell;
  readonly inForce: boolean;
  /** Nothing while it is not known. */
  readonly tries: readonly OfferedCommand[] | undefined;
  readonly leader: string;
}

function SpellEntry({ spell, inForce, tries, leader }: EntryProps) {
  const text = SPELL_TEXT[spell];
  return (
    <li className={tries?.length ? 'spell ready' : 'spell'} data-testid={`spell-${spell}`}>
      <h4>
        {spellName(spell)} <CaseLink number={text.case} />
        {inForce && <span className="tag">{words.inForce}</span>}
      </h4>
      <p>
        {text.what} <span className="soft">{text.lasts}</span>
      </p>
      {tries?.length === 0 && <WhyNot command={{ type: 'cast', leader, spell, points: 1 }} />}
      {tries !== undefined && tries.length > 0 && (
        <div className="stakes">
          {tries.map((each) => (
            <Stake key={JSON.stringify(each.command)} offered={each} />
          ))}
        </div>
      )}
    </li>
  );
}

function Stake({ offered: { command, odds } }: { readonly offered: OfferedCommand }) {
  const store = useMatchStore();
  const sending = useMatch((state) => state.sending);
  const works = odds?.outcomes.find(({ kind }) => kind === 'cast');
  const points = Number(command['points']);
  const cast = () => void store.getState().send(command);
  const props = {
    testid: `do-cast-${String(command['spell'])}-${points}`,
    className: 'button small',
    title: odds?.roll,
    disabled: sending,
  };
  const label = (
    <>
      <b>{words.stake(points)}</b> <span>{works ? percent(works.chance) : words.certain}</span>
    </>
  );
  return (
    <AskBackButton sure={words.sure(points)} act={cast} {...props}>
      {label}
    </AskBackButton>
  );
}
