/** `warbeacon verify [--luck] FILE`. */
import { readFileSync } from 'node:fs';
import type { Contribution, Differs, Luck } from '@warbeacon/kernel';
import { EXIT } from './exit-codes.ts';
import { verifyRecord } from './verify.ts';

export function runVerify(files: readonly string[], { luck: isLuckWanted }: { readonly luck: boolean }): number {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new TypeError('verify wants one file.');
  const text = readFileSync(file, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return unsound(`The file is not JSON: ${error instanceof Error ? error.message : 'malformed'}`);
  }
  const verified = verifyRecord(json);
  if (!verified.ok) return unsound(verified.error.message);
  const verdict = verified.value;
  if (!verdict.ok) {
    const { moment, ply } = verdict;
    const { entry, code, case: ruleCase, message, differs, within } = verdict.fault;
    // Some faults say themselves where they are.
    const told = /^Entry \d+\b/.test(message) ? message : `Entry ${entry}: ${message}`;
    const when =
      moment === null ? '' : ` All before it is sound, and leads to turn ${moment.turn}, ${moment.phase}, move ${ply}.`;
    const inIt = within === null ? '' : ` ${within.message}${apart(within.differs)}`;
    return unsound(`${told}${apart(differs)} (${code}${ruleCase === null ? '' : `, ${ruleCase}`})${inIt}${when}`);
  }
  const { commands, closed, contributions, diceChecked, luck, outcome, hash, head } = verdict;
  const lines = [
    `Sound: ${commands} commands, every link of the log, every position.`,
    ...(diceChecked
      ? [
          'Every die was thrown again and is as recorded.',
          `No die was changed since the server gave this fingerprint; compare it with the one from before play: ${head.commitment}`,
          ...contributions.flatMap(addedBy),
          contributions.every(({ anchors, thrownWithout }) => anchors > 0 && thrownWithout === 0)
            ? 'Every throw had a part of both players in it that came after the server was bound: it could not choose its secret.'
            : 'Not shown: that whoever runs the server drew the secret blindly and did not choose it among many.',
        ]
      : ['The secret is not published: dice are taken on trust.']),
    outcome
      ? `Result: ${outcome.winner ?? 'nobody'} wins, ${outcome.reason} [${outcome.case}].`
      : 'The rules have ended no game here.',
    `Last position: ${hash}`,
    ...(closed ? [] : ['The record is not closed: the match is still played, or its end is missing.']),
    ...(isLuckWanted ? ['', ...luckLines(luck)] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return closed ? EXIT.ok : EXIT.unclosed;
}

/** What should stand at a fault, and what does. */
function apart(differs: Differs | null): string {
  return differs === null ? '' : ` Expected ${differs.expected}, found ${differs.found}.`;
}

/** What a side had of its own in the dice that its commands threw. */
function addedBy({
  side,
  anchors,
  withLink,
  thrownWithout,
  byOrders,
  besides,
  spent,
  spentWithout,
}: Contribution): string[] {
  const lines =
    anchors === 0
      ? [`${side} added nothing to the dice: those of its commands come from the server's secret alone.`]
      : [`${side} added a link of its own to ${withLink} commands; ${thrownWithout} threw dice without one.`];
  if (byOrders > 0)
    lines.push(
      `${byOrders} of those throws were given by orders that ${side} had left, with nobody there to add a link.`,
    );
  if (besides > 0) lines.push(`${side} added a link besides to ${besides} commands of the other side.`);
  if (anchors > 1) lines.push(`${side} began its chain anew ${anchors - 1} times, and throws before that stand.`);
  if (spent > 0)
    lines.push(`${spent} throws of ${side} were passed over unthrown, ${spentWithout} of them without a link.`);
  return lines;
}

function luckLines(luck: readonly Luck[]): string[] {
  if (luck.length === 0) return ['Luck: no die was thrown.'];
  return [
    'Luck, by the pips of all dice that commands of a kind threw, whoever rolled them in it:',
    ...luck.map(({ side, kind, dice, faces, pips, expected, percentile, rare, usual: [low, high] }) =>
      [
        `  ${side}, ${kind}: ${dice} dice, ${pips} pips for ${expected} expected (95 %: ${low} to ${high})`,
        `, higher than ${(100 * percentile).toFixed(1)} % of such throws${rare ? ' (outside 95 %)' : ''}`,
        `; ones to sixes: ${faces.join(' ')}.`,
      ].join(''),
    ),
    'One match in twenty lies outside 95 % with honest dice, and of twenty lines so does one.',
    'High pips are not good for every roll: whether they are is for its rule to say.',
  ];
}

function unsound(message: string): number {
  process.stdout.write(`NOT SOUND. ${message}\n`);
  return EXIT.fault;
}
