import { spawn } from 'node:child_process';
import { Trouble } from '../say.mjs';
import { ROOT } from '../toolchain.mjs';

/** Runs a measurement in a process of its own, which says on our stderr how it goes, and reads the JSON that it prints. */
export async function measured(program: string, ...rest: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, [program, ...rest], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  // On one line or on several; what libraries have to say may stand around it.
  const json = /^\{(?:[^\n]*\}|\n[^]*?\n\})$/m.exec(output)?.[0];
  if (code !== 0 || json === undefined) throw new Trouble(`${program} has failed.`, output);
  return JSON.parse(json);
}
