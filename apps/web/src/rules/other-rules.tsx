/** The way to the rules of the other games that are played here. */
import { useEffect, useState } from 'react';
import { GAME_IDS, titles } from '../games/index.ts';
import { listGames } from '../shell/api/http.ts';
import { rules as said } from '../text/rules.ts';

interface Other {
  readonly title: string;
  readonly rules: string;
}

export function OtherRules() {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    // Without them the page is whole.
    hosted().then(setOthers, () => undefined);
  }, []);
  const elsewhere = others.filter(({ rules }) => rules !== location.pathname);
  if (elsewhere.length === 0) return null;
  return (
    <>
      <h2 className="rules-others">{said.others}</h2>
      <ul data-testid="other-rules">
        {elsewhere.map(({ title, rules }) => (
          <li key={rules}>
            <a href={rules}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

async function hosted(): Promise<readonly Other[]> {
  const ids = (await listGames()).map(({ id }) => id).filter((id) => GAME_IDS.includes(id));
  await titles.load(ids);
  const all = ids.flatMap((id) => titles.of(id) ?? []);
  // A small game may have its rules told on the page of another.
  return all.filter(({ rules }, i) => all.findIndex((each) => each.rules === rules) === i);
}
