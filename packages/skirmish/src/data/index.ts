/** The data of the skirmish, and the way in for scenarios and forces that come from outside. */
export { parseForce, parseScenario } from './parse.ts';
export { CHARTS, FORCES, POWERS, PROFILES, SCENARIOS, WARGEAR } from './values.ts';
