/** The tables of challenges to one person, and of small pictures of boards; spelled as in `tables.ts`. */

/** A challenge to one person, and the match that was made for it. */
export interface ChallengesTable {
  /** Of the match as well, which is no more when it was not accepted. */
  id: string;
  by_id: string;
  to_id: string;
  game: string;
  made_at: number;
  expires_at: number;
  /** `ended`: withdrawn, or its time is over. `put-away`: declined, and the challenger has read it. */
  state: 'open' | 'accepted' | 'declined' | 'ended' | 'put-away';
  reason: string | null;
  changed_at: number;
}

/** Whose challenges somebody does not want. */
export interface ChallengeBlocksTable {
  person_id: string;
  blocked_id: string;
  at: number;
}

/** 0 when somebody wants no challenges of those with whom they have never played. */
export interface ChallengeWishesTable {
  person_id: string;
  strangers: number;
}

/** How the board of a match stood at some moment, as everybody may see it, small. */
export interface PicturesTable {
  match_id: string;
  at: number;
  /** JSON. */
  body: string;
}
