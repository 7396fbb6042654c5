/** Reads a record from a file or from the server, as JSON that nothing is known of yet. */
import { fetchRecord } from '../shell/api/record.ts';
import { errorBodySchema } from '@warbeacon/protocol';
import { z } from 'zod';
import type { Source, Unread } from './work.ts';

/** Bytes. The longest match that a server lets people play has a tenth of it. */
const LARGEST = 64_000_000;

/** What a server gives of a match that is still played, and keeps of it as a file. */
const unfinishedSchema = z.object({ complete: z.literal(false), entries: z.array(z.unknown()).max(1) });

type Read = { readonly json: unknown } | { readonly unread: Unread };

const cannot = (code: Unread['code'], words?: string): Read => ({
  unread: { code, ...(words !== undefined && { words }) },
});

export async function readSource(source: Source): Promise<Read> {
  const read = 'file' in source ? await readFile(source.file) : await readMatch(source.match);
  return 'json' in read && unfinishedSchema.safeParse(read.json).success ? cannot('still-played') : read;
}

async function readFile(file: File): Promise<Read> {
  if (file.size > LARGEST) return cannot('too-large');
  try {
    return readText(await file.text());
  } catch {
    // A folder, or a file that has gone since it was chosen.
    return cannot('unreadable');
  }
}

async function readMatch(id: string): Promise<Read> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetchRecord(id);
    text = await answer.text();
  } catch {
    return cannot('offline');
  }
  const read = readText(text);
  if (answer.ok) return read;
  const refusal = errorBodySchema.safeParse('json' in read ? read.json : null);
  // What is no refusal of the server's own comes from something between, which speaks when the server does not.
  return refusal.success ? cannot('refused', refusal.data.error.message) : cannot('offline');
}

function readText(text: string): Read {
  const trimmed = text.trim();
  if (trimmed === '') return cannot('empty');
  try {
    const json: unknown = JSON.parse(trimmed);
    return { json };
  } catch {
    // What begins as a record and does not end as one was not downloaded to its end.
    return cannot(trimmed.startsWith('{') && !trimmed.endsWith('}') ? 'cut-off' : 'not-json');
  }
}
