/** Missiles in Helm's Deep, each in the Combat Phase of its own side. */
import { position } from '@warbeacon/siege/testing';

export const fires = (diary: string, turn = 2) => position(`turn ${turn}, isengard-combat, missile\n${diary}`);
export const shoots = (diary: string) => position(`turn 2, westernesse-combat, missile\n${diary}`);
