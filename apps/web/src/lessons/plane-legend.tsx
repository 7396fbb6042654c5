/** What bases, marks and lights mean, on a table in inches, by models of the match at hand. */
import { badgeFace, figureFace, type FigureLook } from '../board/plane/figures/figure-face.ts';
import type { FigureMark, PlaneLooks } from '../board/plane/model.ts';
import type { PlaneFace } from '../face/plane-face.ts';
import type { MatchView } from '../face/view.ts';
import { useMatch } from '../match/line/context.ts';
import { useFace } from '../tables/plane/own.ts';
import { planeLegend as words } from '../text/plane-legend.ts';
import { LegendFrame } from './legend-frame.tsx';
import { Picture } from './picture.tsx';

const MARKS: readonly FigureMark[] = [
  'engaged',
  'trapped',
  'wounded',
  'held',
  'moved',
  'carries',
  'rider',
  'sentry',
  'bound',
];

export function Legend({ onClose }: { onClose(): void }) {
  const face = useFace();
  const view = useMatch((state) => state.view);
  const { title } = face;
  const [first, second] = title.sides;
  const looks: PlaneLooks = { sides: [first.colour.day, second.colour.day] };
  return (
    <LegendFrame title={title} onClose={onClose}>
      <h3>{words.bases}</h3>
      {view && <Bases face={face} view={view} looks={looks} />}
      <p>{words.rims(first.name, second.name)}</p>
      <h3>{words.plates}</h3>
      <ul className="legend-states legend-plates">
        {MARKS.map((mark) => (
          <li key={mark}>
            <Picture drawing={badgeFace(mark)} />
            <span>{words.marks[mark]}</span>
          </li>
        ))}
      </ul>
      <h3>{words.lights}</h3>
      <ul className="bullets">
        {[words.ring, words.zone, words.target, words.spot, words.way, words.tape].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </LegendFrame>
  );
}

interface BasesProps {
  readonly face: PlaneFace;
  readonly view: MatchView;
  readonly looks: PlaneLooks;
}

/** One of each side, and how it looks in each state. */
function Bases({ face, view, looks }: BasesProps) {
  const [own, other] = face.title.sides.map(({ id }) =>
    face.figures(view).find((figure) => figure.side === id && !figure.hero),
  );
  const hero = face.figures(view).find((figure) => figure.hero);
  const plain = own ?? other;
  if (!plain) return null;
  const look = ({ id }: { readonly id: string }): FigureLook | undefined => {
    const portrait = face.portrait(view, id);
    return portrait && { ...portrait, prone: false, banner: false, spent: false };
  };
  const shown: readonly (readonly [FigureLook | undefined, string])[] = [
    [hero && look(hero), words.hero],
    [changed(look(plain), { prone: true }), words.prone],
    [changed(look(plain), { banner: true }), words.banner],
    [changed(look(other ?? plain), { spent: true }), words.spent],
  ];
  return (
    <ul className="legend-states">
      {shown.map(
        ([each, meaning]) =>
          each && (
            <li key={meaning}>
              <Picture drawing={figureFace(each, looks)} />
              <span>{meaning}</span>
            </li>
          ),
      )}
    </ul>
  );
}

const changed = (look: FigureLook | undefined, more: Partial<FigureLook>): FigureLook | undefined =>
  look && { ...look, ...more };
