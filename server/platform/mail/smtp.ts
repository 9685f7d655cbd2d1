import { createTransport } from 'nodemailer'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Provider } from '#server/platform/outbox/outbox.ts'
import { Declined } from '#server/platform/unreachable.ts'
import { isMailAddress, type MailSettings } from './mail-settings.ts'

const service = 'the mail server'

/** SMTP takes several round trips; the limit stays below that of an idle transaction. */
const mailLimitMs = 10_000

/** RFC 5321 §4.2.1: permanent and transient refusals. */
const isAnswer = (error: unknown): error is Error & { responseCode: number } =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'

/** Only the reply code is kept: its text often repeats the address. 421 means that the server is closing. */
function asDeclined(error: unknown): unknown {
  return isAnswer(error) && error.responseCode !== 421
    ? new Declined(`${service} declined: ${error.responseCode}`)
    : error
}

const withoutBreaks = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

function transportFor({ host, port, isSecure, account }: MailSettings) {
  return createTransport({
    host,
    port,
    secure: isSecure,
    // An attacker on the network could strip STARTTLS; then no password may be sent.
    requireTLS: !isSecure && account !== undefined && !isThisMachine(host),
    ...(account && { auth: account }),
    dnsTimeout: mailLimitMs,
    connectionTimeout: mailLimitMs,
    greetingTimeout: mailLimitMs,
    socketTimeout: mailLimitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Plain text mail over SMTP, one connection per message. */
export function smtpMail({ settings, clock }: { settings: MailSettings; clock: Clock }): Provider {
  const transport = transportFor(settings)
  const circuit = createCircuit({ service, clock, limitMs: mailLimitMs })
  return async ({ recipient, subject, text }) => {
    if (!isMailAddress(recipient)) throw new Error('The recipient of a mail is no address')
    const mail = {
      from: { ...settings.from },
      to: { name: '', address: recipient },
      subject: withoutBreaks(subject),
      text,
    }
    await circuit(() =>
      transport.sendMail(mail).catch((error: unknown) => {
        throw asDeclined(error)
      }),
    )
  }
}
