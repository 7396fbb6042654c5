/** Chapters 9.3 to 9.5: Light and Heavy Objects, and models that are carried. */
import type { Chapter } from '../engine/spec.ts';
import { carryCommand } from './carry-command.ts';
import { dropCommand, handCommand, pickUpCommand } from './object-commands.ts';
import { putDownFrame, setDownCommand } from './put-down-frame.ts';

export const burdens: Chapter = {
  frames: [putDownFrame],
  commands: [pickUpCommand, handCommand, dropCommand, carryCommand, setDownCommand],
};
