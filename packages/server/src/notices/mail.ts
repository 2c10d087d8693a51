import { createTransport, type Transporter } from 'nodemailer'
import type { MailText } from './mail-text.ts'

const PATIENCE_MS = 15_000

/** Sends e-mails by the operator's SMTP server. */
export class Mail {
  readonly #transport: Transporter
  readonly #from: string

  constructor(url: string, from: string) {
    this.#transport = createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    })
    this.#from = from
  }

  /** With `stop`, mail programs offer a button that ends these e-mails with one click (RFC 8058). */
  async send(to: string, { subject, text, html }: MailText, stop?: string): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to,
      subject,
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    })
  }

  close(): void {
    this.#transport.close()
  }
}
