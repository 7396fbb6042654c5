/** How both sides are coloured. */
import type { Face } from '../../face/face.ts';

/** The colours of both sides as the style sheets know them: `--side-0-field-day`. */
export const coloursOf = (sides: Face['title']['sides']): Record<string, string> =>
  Object.fromEntries(
    sides.flatMap(({ colour }, i) =>
      (['day', 'dusk'] as const).flatMap((theme) => [
        [`--side-${i}-field-${theme}`, colour[theme].field],
        [`--side-${i}-text-${theme}`, colour[theme].text],
      ]),
    ),
  );
