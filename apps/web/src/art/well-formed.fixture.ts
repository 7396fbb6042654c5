/** Enough of an XML reader to say whether a picture is one: for tests, where there is no browser. */

export interface SvgFacts {
  /** Every element in document order, with its attributes. */
  readonly elements: readonly { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[];
}

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;
const TEXT = /[^<]+/y;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/;

/** Throws, with the place, at the first thing that no XML reader would take. */
export function readSvg(text: string): SvgFacts {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    TEXT.lastIndex = at;
    const words = TEXT.exec(text)?.[0];
    if (words !== undefined) {
      if (BARE_AMPERSAND.test(words)) throw new Error(`bare ampersand at ${at}: ${words.slice(0, 40)}`);
      at += words.length;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) throw new Error(`no tag at ${at}: ${text.slice(at, at + 60)}`);
    const [whole, closing, name = '', inside = '', empty] = tag;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing at ${at}`);
    } else {
      const attributes: Record<string, string> = {};
      for (const [, key = '', value = ''] of inside.matchAll(ATTRIBUTE)) {
        if (key in attributes) throw new Error(`${key} twice at ${at}`);
        if (BARE_AMPERSAND.test(value)) throw new Error(`bare ampersand at ${at}: ${value.slice(0, 40)}`);
        attributes[key] = value;
      }
      elements.push({ name, attributes });
      if (!empty) open.push(name);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`);
  return { elements };
}
