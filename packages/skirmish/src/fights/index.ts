/** Chapter 5: sorting into Fights, Duels, Backing Away, Strikes. */
import type { Chapter } from '../engine/spec.ts';
import { declareCommand, declareFrame } from './declare-frame.ts';
import { duelFrame } from './duel-frame.ts';
import { declineDuelMight, duelMightFrame } from './duel-might.ts';
import { fightCommand } from './fight-command.ts';
import { fightsFrame } from './fights-frame.ts';
import { backAwayCommand, losersFrame } from './losers-frame.ts';
import { declineWay, makeWayCommand, makeWayFrame } from './make-way-frame.ts';
import { assignCommand, pairingDone, pairingFrame } from './pairing-frame.ts';
import { declineReroll, rerollCommand, rerollFrame } from './reroll-frame.ts';
import { riseFrame, riseStand, stay } from './rise-frame.ts';
import { strikeCommand, strikesFrame } from './strikes-frame.ts';

export const fights: Chapter = {
  frames: [
    pairingFrame,
    fightsFrame,
    duelFrame,
    declareFrame,
    rerollFrame,
    duelMightFrame,
    losersFrame,
    makeWayFrame,
    strikesFrame,
    riseFrame,
  ],
  commands: [
    assignCommand,
    pairingDone,
    fightCommand,
    declareCommand,
    rerollCommand,
    declineReroll,
    declineDuelMight,
    backAwayCommand,
    makeWayCommand,
    declineWay,
    strikeCommand,
    riseStand,
    stay,
  ],
};
