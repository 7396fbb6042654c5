/** Reports, and keeping order, as their pages ask for them. */
import {
  auditSchema,
  type AuditEntry,
  heldSanctionsSchema,
  type HeldSanction,
  type OpenReport,
  openReportsSchema,
  type Report,
  type Role,
  type SanctionWish,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { ask } from './http.ts';

const at = (path: string) => `/api/moderation/${path}`;

export const report = (what: Report): Promise<null> => ask(z.null(), 'POST', at('reports'), what);

export const openReports = (): Promise<{ reports: OpenReport[]; more: boolean }> =>
  ask(openReportsSchema, 'GET', at('reports'));

/** Without a sanction there was nothing in it. */
export const settleReport = (id: string, sanction: SanctionWish | null): Promise<null> =>
  ask(z.null(), 'POST', at(`reports/${id}`), { sanction });

export const heldSanctions = async (): Promise<readonly HeldSanction[]> =>
  (await ask(heldSanctionsSchema, 'GET', at('sanctions'))).sanctions;

export const imposeSanction = (name: string, sanction: SanctionWish): Promise<null> =>
  ask(z.null(), 'POST', at('sanctions'), { name, sanction });

export const liftSanction = (id: string): Promise<null> => ask(z.null(), 'DELETE', at(`sanctions/${id}`));

/** Nobody gets it again. */
export const takeName = (name: string): Promise<null> => ask(z.null(), 'POST', at('names'), { name });

export const setRole = (name: string, role: Role): Promise<null> => ask(z.null(), 'POST', at('roles'), { name, role });

export const audit = async (): Promise<readonly AuditEntry[]> => (await ask(auditSchema, 'GET', at('audit'))).entries;
