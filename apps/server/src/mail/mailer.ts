/** Sends mail over the operator's SMTP server. */
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

/** Milliseconds that the other side may keep silent. */
const PATIENCE = 20_000;

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one click or one request stops letters of this kind (RFC 8058). */
  readonly stop?: string;
}

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  /** Under which people reach the server, without a slash at the end. */
  readonly publicUrl: string;

  private constructor(smtp: string, from: string, publicUrl: string) {
    const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
    this.#transport = createTransport({ url: smtp, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    this.#from = from;
    this.publicUrl = publicUrl.replace(/\/+$/, '');
  }

  /** `undefined` where no mail can be sent. */
  static of({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): Mailer | undefined {
    if (SMTP_URL === undefined || MAIL_FROM === undefined || PUBLIC_URL === undefined) return undefined;
    return new Mailer(SMTP_URL, MAIL_FROM, PUBLIC_URL);
  }

  /** Returns when the server has taken the letter; throws when it has not. */
  async send({ to, subject, text, stop }: Letter): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      // As an address and nothing else: what looks like several, or like a name before one, is none of these.
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        // No answers by machines that are away from home.
        'Auto-Submitted': 'auto-generated',
        ...(stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
