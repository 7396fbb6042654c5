/** Every case of a game's rules in our own words, to be read, searched and linked to. */
import '../styles/rules.css';
import { createContext, Fragment, useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { matchCameFrom, tabOf } from '../shell/parts/from-match.ts';
import { HouseMark } from '../shell/parts/house-mark.tsx';
import { Site } from '../shell/parts/site.tsx';
import { rules as said } from '../text/rules.ts';
import { OtherRules } from './other-rules.tsx';
import type { RulePicture } from './pictures/pictures.tsx';
import {
  type Block,
  type Chapter,
  findCase,
  idOf,
  type Inline,
  isCaseNumber,
  type RuleCase,
  type Rules,
} from './rules-text.ts';

interface RulesPageProps {
  readonly rules: Rules;
  /** By the cases beside which they stand. */
  readonly pictures: Readonly<Record<string, RulePicture | undefined>>;
  /** Where cases are told that this page leaves to another. */
  readonly common?: string;
  /** The chapter that lists what the house has chosen. */
  readonly house?: string;
}

const HouseList = createContext('');

export function RulesPage({ rules, pictures, common, house = 'match-options' }: RulesPageProps) {
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(wanted.trim().toLowerCase());
  const chapters = useMemo(() => rules.chapters.map((chapter) => filtered(chapter, words)), [rules, words]);
  const found = chapters.reduce((sum, { cases }) => sum + cases.length, 0);
  const { shown, wanted: asked } = useLinkedCase(rules, common);
  const match = matchCameFrom();
  const article = useRef<HTMLElement>(null);
  // Who searches far down the page is led to the first of what was found.
  useEffect(() => {
    if (words !== '' && (article.current?.getBoundingClientRect().top ?? 0) < 0)
      article.current?.scrollIntoView({ block: 'start' });
  }, [words]);
  return (
    <Site>
      <HouseList value={house}>
        <div className="rules" data-testid="rules">
          <nav className="rules-contents" aria-label={said.contents}>
            {match !== null && (
              <a className="button" href={`/match/${match}`} target={tabOf(match)} data-testid="back-to-match">
                {said.back}
              </a>
            )}
            <label className="field">
              <span>{said.search}</span>
              <input
                className="input"
                type="search"
                value={wanted}
                data-testid="rules-search"
                onChange={(event) => setWanted(event.target.value)}
              />
            </label>
            {words !== '' && (
              <p className="soft" role="status" data-testid="rules-found">
                {said.found(found)}
              </p>
            )}
            <ul>
              {rules.chapters.map(({ id, title }, i) => (
                <li key={id} className={chapters[i]?.cases.length === 0 ? 'none' : ''}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
            <OtherRules />
          </nav>
          <article className="card prose rules-text" ref={article}>
            <h1>{rules.title}</h1>
            {words === '' && <Blocks blocks={rules.intro} of={rules.title} />}
            {chapters
              .filter(({ cases }) => cases.length > 0)
              .map(({ id, title, cases }) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id}>{title}</h2>
                  {cases.map((each) => (
                    <Case
                      key={`${each.number} ${each.title}`}
                      told={each}
                      chapter={title}
                      shown={each.number !== '' && each.number === shown}
                      picture={pictures[each.number]}
                      log={match === null ? undefined : { match, number: asked }}
                    />
                  ))}
                </section>
              ))}
            {found === 0 && <p className="empty">{said.nothing}</p>}
          </article>
        </div>
      </HouseList>
    </Site>
  );
}

interface Linked {
  /** The case that is told for it. */
  readonly shown?: string | undefined;
  /** As it was asked for. */
  readonly wanted: string;
}

/** The case that the address names, brought into sight. */
function useLinkedCase(rules: Rules, common: string | undefined): Linked {
  const [linked, setLinked] = useState<Linked>({ wanted: '' });
  useEffect(() => {
    const follow = () => {
      const wanted = decodeURIComponent(location.hash.slice(1));
      const isCase = isCaseNumber(wanted);
      const number = isCase ? findCase(rules, wanted) : undefined;
      if (isCase && number === undefined && common !== undefined) location.replace(`${common}#${wanted}`);
      setLinked({ shown: number, wanted });
      const target = document.getElementById(number ? anchor(number) : wanted);
      target?.scrollIntoView({ block: 'start' });
      if (number) target?.focus({ preventScroll: true });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [rules, common]);
  return linked;
}

/** An id that is the number, which a link from elsewhere names. */
const anchor = (number: string): string => number;

interface CaseProps {
  readonly told: RuleCase;
  readonly chapter: string;
  readonly shown: boolean;
  readonly picture: RulePicture | undefined;
  /** Where the log tells of it: of the match that the reader came from. */
  readonly log: { readonly match: string; readonly number: string } | undefined;
}

function Case({ told, chapter, shown, picture, log }: CaseProps) {
  if (told.number === '') {
    return (
      <>
        {told.title !== '' && (
          <h3 id={idOf(told.title)} className="rules-part">
            {told.title}
          </h3>
        )}
        <Blocks blocks={told.blocks} of={told.title || chapter} />
      </>
    );
  }
  return (
    <section
      id={anchor(told.number)}
      tabIndex={-1}
      className={shown ? 'rule shown' : 'rule'}
      aria-label={`${told.number} ${told.title}`}
      data-testid={`rule-${told.number}`}
    >
      <h3>
        <a href={`#${told.number}`} className="rule-number">
          {told.number}
        </a>{' '}
        {told.title}
        {/^A\d/.test(told.number) && <small className="soft"> {said.amended}</small>}
      </h3>
      <Blocks blocks={told.blocks} of={`${told.number} ${told.title}`} />
      {picture && (
        <figure className="rule-picture" data-testid={`picture-${told.number}`}>
          <picture.Figure />
          <figcaption aria-hidden="true">{picture.caption}</figcaption>
        </figure>
      )}
      {shown && log && (
        <p>
          <a href={`/match/${log.match}#case=${log.number}`} target={tabOf(log.match)} data-testid="rule-in-log">
            {said.inLog}
          </a>
        </p>
      )}
    </section>
  );
}

/** `of`: what they are about, which tells one table from another. */
function Blocks({ blocks, of }: { readonly blocks: readonly Block[]; readonly of: string }) {
  return blocks.map((block, i) => <BlockView key={i} block={block} of={i === 0 ? of : `${of}, ${i + 1}`} />);
}

function BlockView({ block, of }: { readonly block: Block; readonly of: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul className="bullets">
          {block.items.map((item, i) => (
            <li key={i}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        // A wide table is scrolled by the keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="table-scroll" role="region" aria-label={said.table(of)} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) =>
                  cell.length === 0 ? (
                    <td key={i}>{'\u00a0'}</td>
                  ) : (
                    <th key={i} scope="col">
                      <Inlines inlines={cell} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>
                      <Inlines inlines={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, i) => <Fragment key={i}>{inlineView(inline)}</Fragment>);
}

function inlineView(inline: Inline) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'term':
      return <em>{inline.text}</em>;
    case 'house':
      return <House>{inline.text}</House>;
    case 'page':
      return <a href={inline.href}>{inline.text}</a>;
    case 'case':
      return <a href={`#${inline.number}`}>{inline.number}</a>;
  }
}

function House({ children }: { readonly children: string }) {
  return <HouseMark list={`#${useContext(HouseList)}`}>{children}</HouseMark>;
}

/** Without what has none of these words; all of it for no words. */
function filtered(chapter: Chapter, words: string): Chapter {
  if (words === '') return chapter;
  return { ...chapter, cases: chapter.cases.filter((each) => plainText(each).includes(words)) };
}

const texts = new WeakMap<RuleCase, string>();

function plainText(told: RuleCase): string {
  const known = texts.get(told);
  if (known !== undefined) return known;
  const read = (inlines: readonly Inline[]): string =>
    inlines.map((inline) => (inline.type === 'case' ? inline.number : inline.text)).join('');
  const blocks = told.blocks.map((block) =>
    block.type === 'paragraph'
      ? read(block.inlines)
      : block.type === 'list'
        ? block.items.map(read).join(' ')
        : [block.head, ...block.rows].map((row) => row.map(read).join(' ')).join(' '),
  );
  const plain = `${told.number} ${told.title} ${blocks.join(' ')}`.toLowerCase();
  texts.set(told, plain);
  return plain;
}
