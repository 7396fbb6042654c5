import { Link } from 'wouter';
import { Site } from '../shell/parts/site.tsx';
import { about } from '../text/about.ts';
import { CREDITS } from '../text/credits.ts';
import { text } from '../text/en.ts';

export function AboutPage() {
  return (
    <Site>
      <article className="card prose">
        <h1>{about.title}</h1>
        <p>{about.what}</p>
        <h2>{about.diceTitle}</h2>
        <ol>
          {about.dice.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{about.diceProof}</p>
        <h2>{about.oddsTitle}</h2>
        <p>{about.odds}</p>
        <h2>{about.privacyTitle}</h2>
        <p>{about.privacy}</p>
        <h2>{about.creditsTitle}</h2>
        <p>{about.gameNote}</p>
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{about.work}</th>
                <th scope="col">{about.by}</th>
                <th scope="col">{about.licence}</th>
              </tr>
            </thead>
            <tbody>
              {CREDITS.map((credit) => (
                <tr key={credit.name}>
                  <th scope="row">{credit.name}</th>
                  <td>{credit.by}</td>
                  <td>{credit.terms ? <a href={credit.terms}>{credit.licence}</a> : credit.licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Link className="button" href="/">
          {text.join.toLobby}
        </Link>
      </article>
    </Site>
  );
}
