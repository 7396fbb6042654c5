/** Lines of text out of a stream of bytes, with a bound on their length. */
import { StringDecoder } from 'node:string_decoder';

export interface LineEaters {
  line(text: string): void;
  /** Called once for each line that is longer than the bound; the line itself is thrown away. */
  tooLong(): void;
}

/** Feeds chunks of a stream to the eaters, line by line. `end` is for the last line, which may have no line break. */
export function lineReader(maxLength: number, eaters: LineEaters): { push(chunk: Buffer): void; end(): void } {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  let dropping = false;
  const add = (text: string) => {
    if (dropping) return;
    length += text.length;
    if (length <= maxLength) {
      parts.push(text);
      return;
    }
    dropping = true;
    parts = [];
    eaters.tooLong();
  };
  const finish = () => {
    const text = parts.join('');
    const whole = !dropping;
    parts = [];
    length = 0;
    dropping = false;
    if (whole) eaters.line(text);
  };
  const eat = (text: string) => {
    const pieces = text.split('\n');
    for (const [i, piece] of pieces.entries()) {
      add(piece);
      if (i < pieces.length - 1) finish();
    }
  };
  return {
    push: (chunk) => eat(decoder.write(chunk)),
    end: () => {
      eat(decoder.end());
      finish();
    },
  };
}
