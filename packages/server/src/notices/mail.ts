import type { Transporter } from 'nodemailer'
import type { MailText } from './mail-text.ts'

const PATIENCE_MS = 15_000

/** Sends e-mails by the operator's SMTP server. */
export class Mail {
  readonly #url: string
  readonly #from: string
  #transport: Promise<Transporter> | undefined // opened by the first one: a start need not wait for what mails are made with

  constructor(url: string, from: string) {
    this.#url = url
    this.#from = from
  }

  /** With `stop`, mail programs offer a button that ends these e-mails with one click (RFC 8058). */
  async send(to: string, { subject, text, html }: MailText, stop?: string): Promise<void> {
    this.#transport ??= open(this.#url)
    const transport = await this.#transport
    await transport.sendMail({
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
    void this.#transport?.then(transport => transport.close())
  }
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
}
