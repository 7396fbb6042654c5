/** What each recommended set-up is for. */
export const PLANS_TOLD: Readonly<Record<string, string>> = {
  vanguard:
    'All in one body: wargs on the road, the guard with the captain behind them, orcs on both sides. Straight for the Breach.',
  'both-ends':
    'Orcs and bowmen in two bodies for the two ends of the Dike, wargs and guard on the road. Its few defenders are drawn apart.',
  'wall-and-dike':
    'The Dike held far to both sides of the Breach, a man to each hex of the Deeping Wall, horse in the Deep behind it.',
  'ramp-and-culvert':
    'The best over the Ramp and the Culvert, bowmen turn about with foot along the wall. At the Dike all stay by the road, ready to fall back.',
};
