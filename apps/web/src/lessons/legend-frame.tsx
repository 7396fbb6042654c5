/** Round what the signs of a table mean: what each side must achieve above them, the way to the rules below. */
import './lessons.css';
import type { ReactNode } from 'react';
import type { GameTitle } from '../face/title.ts';
import { Dialog } from '../shell/parts/dialog.tsx';
import { legend } from '../text/learn.ts';
import { play } from '../text/play.ts';
import { text } from '../text/en.ts';

interface Props {
  readonly title: GameTitle;
  readonly children: ReactNode;
  onClose(): void;
}

export function LegendFrame({ title, children, onClose }: Props) {
  return (
    <Dialog title={legend.title} testid="legend" onClose={onClose}>
      <div className="legend">
        <h3>{play.aims.title}</h3>
        <Aims title={title} />
        {children}
        <p className="legend-links">
          <a href={title.rules} target="warbeacon-rules">
            {legend.rules}
          </a>
        </p>
      </div>
      <div className="row end">
        <button type="button" className="button seal" data-testid="legend-close" onClick={onClose}>
          {play.close}
        </button>
      </div>
    </Dialog>
  );
}

/** In full, and where the rules tell it. */
function Aims({ title }: { readonly title: GameTitle }) {
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
