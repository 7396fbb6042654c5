/** What each side must achieve, in full, and where the rules tell it. */
import type { GameTitle } from '../face/title.ts';
import { play } from '../text/play.ts';
import { text } from '../text/en.ts';

export function LegendAims({ title }: { readonly title: GameTitle }) {
  return title.sides.map(({ id, name }) => {
    const aim = title.aims[id];
    return (
      aim && (
        <p key={id} data-testid={`legend-aim-${id}`}>
          <b>{play.aims.side(name)}:</b> {aim.words}{' '}
          <a
            className="case"
            href={`${title.rules}#${aim.case}`}
            target="warbeacon-rules"
            title={text.rules.readCase(aim.case)}
          >
            {aim.case}
          </a>
        </p>
      )
    );
  });
}
