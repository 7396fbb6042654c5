/** As much of the library as is used; it brings no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  interface Settings {
    /** How much a volatility may change in one period. */
    tau: number;
    rating: number;
    rd: number;
    vol: number;
  }
  class Glicko2 {
    constructor(settings: Settings);
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** Of one period: who, against whom, and the first one's score. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
