/** What people do at the boards of an event, and on the desk of its organiser. */
import type { Person } from './table.ts';

/** Presses, and gives the reason that is asked for. */
export async function because(person: Person, testid: string, reason: string): Promise<void> {
  await person.by(testid).first().click();
  await person.by(`${testid}-reason`).fill(reason);
  await person.by(`${testid}-go`).click();
}

const ONWARD = [
  '[data-testid=set-up]:enabled',
  '[data-testid=question] button:enabled',
  '[data-testid=words-end-step]:enabled',
  '[data-testid^=words-attack-]:enabled',
  '[data-testid^=choose-][aria-pressed=false]',
];

/** Each of them whatever lets the game go on. */
export async function press(...players: readonly Person[]): Promise<void> {
  for (const player of players) {
    await player.openWords();
    for (const selector of ONWARD) {
      const button = player.page.locator(selector).first();
      if ((await button.count()) === 0) continue;
      await button.click({ timeout: 1000 }).catch(() => undefined);
      break;
    }
  }
}

export async function resign(person: Person): Promise<void> {
  // The board in words would lie over it.
  await person.page.reload();
  await person.by('tab-match').click();
  await person.by('resign').click();
  await person.by('resign-yes').click();
}

export const boardOf = async (person: Person): Promise<void> => {
  await person.by('to-my-board').click();
  await person.by('match').waitFor();
};
