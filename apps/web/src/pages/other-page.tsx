/** What is shown at an address that no page has. */
import { Link, Redirect } from 'wouter';
import { knows } from '../games/index.ts';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';

interface Props {
  /** A game whose rules are asked for; those of one that has no page of its own stand on the first one. */
  readonly rulesOf?: string;
}

export function OtherPage({ rulesOf }: Props) {
  if (rulesOf !== undefined && knows(rulesOf)) return <Redirect to="/rules" replace />;
  return (
    <Site>
      <section className="card letter">
        <h1>{text.notFound.title}</h1>
        <p>{text.notFound.body}</p>
        <Link className="button seal" href="/">
          {text.join.toLobby}
        </Link>
      </section>
    </Site>
  );
}
