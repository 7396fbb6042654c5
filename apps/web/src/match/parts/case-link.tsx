/** The number of a rule case; leads to its words on the page of the game's rules, in a tab of its own. */
import { useFace } from '../../face/face.ts';
import { text } from '../../text/en.ts';

export function CaseLink({ number }: { readonly number: string }) {
  const { rules } = useFace().title;
  // What ended a match by the players' will has no case.
  if (!/^(?:A?\d+\.\d|[A-Z]-\d)/.test(number)) return number === '' ? null : <span className="case">{number}</span>;
  return (
    <a className="case" href={`${rules}#${number}`} target="warbeacon-rules" title={text.rules.readCase(number)}>
      {number}
    </a>
  );
}
