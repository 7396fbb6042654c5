/** Gear by its name. */
export const spaced = (id: string): string => id.replaceAll('-', ' ');
/** Gear that is called after those who made it. */
const GEAR_NAMES: Readonly<Record<string, string>> = {
  'orc-bow': 'Orc bow',
  'uruk-hai-bow': 'Uruk-hai bow',
  'elven-made-sword-of-might': 'Elven-made sword of might',
};
export const gearName = (id: string): string => GEAR_NAMES[id] ?? spaced(id);
