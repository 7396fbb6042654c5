/** What the letters, numbers and signs on counters mean, on counters of the match at hand. */
import { useEffect, useState } from 'react';
import type { Looks } from '../board/hex/board-face.ts';
import type { SideIndex } from '../board/hex/model.ts';
import { counterFace, type CounterLook, leaderFace } from '../board/hex/pieces/counter-face.ts';
import type { HexFace as Face } from '../face/hex-face.ts';
import type { SiegeView } from '../face/view.ts';
import { legend } from '../text/learn.ts';
import { text } from '../text/en.ts';
import { play } from '../text/play.ts';
import { useFace, useMatch } from '../tables/hex/own.ts';
import { LegendFrame } from './legend-frame.tsx';
import { Picture } from './picture.tsx';

export function Legend({ onClose }: { onClose(): void }) {
  const face = useFace();
  const view = useMatch((state) => state.view);
  const looks = useLooks(face);
  const { title } = face;
  const [first, second] = title.sides;
  return (
    <LegendFrame title={title} onClose={onClose}>
      <h3>{legend.counters}</h3>
      {view && <OnACounter face={face} view={view} looks={looks} />}
      <dl>
        {[legend.melee, legend.missile, legend.armour, legend.morale].map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{legend.states}</h3>
      {view && <AroundIt face={face} view={view} looks={looks} />}
      <p>{legend.corners(first.name, second.name)}</p>
      <h3>{legend.house}</h3>
      <p>
        * {play.house}: {text.house.why}
      </p>
    </LegendFrame>
  );
}

interface Shown {
  readonly face: Face;
  readonly view: SiegeView;
  readonly looks: Looks | undefined;
}

/** One that has all the signs, if there is one. */
function OnACounter({ face, view, looks }: Shown) {
  const units = Object.keys(view.units);
  const strengths = (id: string) => face.pieces.strengths(view, id);
  const id = units.toSorted((a, b) => strengths(b).length - strengths(a).length)[0];
  if (id === undefined) return null;
  return (
    <p className="legend-example">
      {looks && <Picture drawing={counterFace(lookOf(face, view, id), looks)} />}
      <span>{legend.example(face.pieces.name(id), strengths(id))}</span>
    </p>
  );
}

function AroundIt({ face, view, looks }: Shown) {
  const units = Object.keys(view.units);
  const any = units[0];
  const rider = units.find((id) => face.pieces.unit(id)?.cavalry);
  const leader = Object.keys(view.leaders)[0];
  return (
    <ul className="legend-states">
      {any !== undefined && (
        <>
          <li>
            {looks && <Picture drawing={counterFace({ ...lookOf(face, view, any), reduced: true }, looks)} />}
            <span>{legend.reduced}</span>
          </li>
          <li>
            {looks && <Picture drawing={counterFace({ ...lookOf(face, view, any), disrupted: true }, looks)} />}
            <span>{legend.disrupted}</span>
          </li>
        </>
      )}
      {rider !== undefined && (
        <li>
          {looks && <Picture drawing={counterFace(lookOf(face, view, rider), looks)} />}
          <span>{legend.cavalry}</span>
        </li>
      )}
      {leader !== undefined && (
        <li>
          {looks && (
            <Picture
              drawing={leaderFace(
                { id: leader, side: sideIndex(face, leader), reduced: false, rally: face.pieces.rally(view, leader) },
                looks,
              )}
            />
          )}
          <span>{legend.leader(face.pieces.name(leader))}</span>
        </li>
      )}
    </ul>
  );
}

/** A fresh counter, as the board shows it. */
function lookOf(face: Face, view: SiegeView, id: string): CounterLook {
  const unit = face.pieces.unit(id);
  return {
    side: sideIndex(face, id),
    silhouette: unit?.silhouette ?? '',
    ...(unit ? { nation: unit.nation } : {}),
    cavalry: unit?.cavalry ?? false,
    strengths: face.pieces.strengths(view, id),
    reduced: false,
    disrupted: false,
  };
}

const sideIndex = ({ pieces, title }: Face, id: string): SideIndex => (pieces.side(id) === title.sides[0].id ? 0 : 1);

/** Pictures come with the board, which the page has fetched; without them the words are whole. */
function useLooks(face: Face): Looks | undefined {
  const [looks, setLooks] = useState<Looks>();
  useEffect(() => {
    let gone = false;
    face.board.load().then(
      (board) => {
        if (!gone) setLooks(board.looks);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [face]);
  return looks;
}
