import { Link } from 'wouter';
import { Site } from '../shell/parts/site.tsx';
import { text } from '../text/en.ts';

export function NotFoundPage() {
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
