/** The games that can be played here, each on a card with its picture; one of them is chosen. */
import './game-cards.css';
import { useId } from 'react';
import { DIFFICULTIES, type GameCard } from '../face/title.ts';
import { text } from '../text/en.ts';

interface Props {
  readonly cards: readonly GameCard[];
  readonly chosen: GameCard;
  onChoose(id: string): void;
}

export function GameCards({ cards, chosen, onChoose }: Props) {
  const [only] = cards;
  if (only && cards.length === 1) {
    return (
      <div className="card game-card alone" data-testid={`game-card-${only.id}`}>
        <Picture card={only} />
        <Told card={only} />
      </div>
    );
  }
  return (
    <fieldset className="game-cards" data-testid="games">
      <legend className="hidden-to-eye">{text.lobby.game}</legend>
      {cards.map((card) => (
        <Choice key={card.id} card={card} chosen={card === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly card: GameCard;
  readonly chosen: boolean;
  onChoose(id: string): void;
}

/** Called by the game's name alone, and told by the rest. */
function Choice({ card, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className="card game-card" data-testid={`game-card-${card.id}`}>
      <Picture card={card} />
      <span className="game-name">
        <input
          type="radio"
          name="game"
          value={card.id}
          checked={chosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-told`}
          data-testid={`game-${card.id}`}
          onChange={() => onChoose(card.id)}
        />
        <b id={`${id}-name`}>{card.title}</b>
      </span>
      <span id={`${id}-told`}>
        <Told card={card} />
      </span>
    </label>
  );
}

const Picture = ({ card }: { readonly card: GameCard }) => (
  <img src={card.picture} alt={card.pictureWords} width="640" height="320" decoding="async" />
);

function Told({ card: { stake, turns, time, difficulty, toLearn, sides, Arms } }: { readonly card: GameCard }) {
  const words = text.lobby;
  return (
    <span className="game-told">
      <em>{stake}</em>
      <span className="game-sides">
        {sides.map(({ id, name, part }) => (
          <span key={id}>
            <Arms of={id} />
            <span>
              {name} <small>{part}</small>
            </span>
          </span>
        ))}
      </span>
      <span>
        <b>{words.turns(turns)}</b>, {time}
      </span>
      <span>
        <span className="pips" aria-hidden="true">
          {DIFFICULTIES.map((each, i) => (
            <i key={each} className={i <= DIFFICULTIES.indexOf(difficulty) ? 'full' : ''} />
          ))}
        </span>
        <b>{words.difficulty[difficulty]}</b>: {toLearn}
      </span>
    </span>
  );
}
