export type MailAddress = { readonly name: string; readonly address: string }

export type MailSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly isSecure: boolean
  readonly account: { readonly user: string; readonly pass: string } | undefined
  readonly from: MailAddress
}

// One address, without characters that could start another address, a comment or a header.
const soundAddress = /^[^\p{Cc}\s<>()[\]:;,"\\@]{1,64}@[^\p{Cc}\s<>()[\]:;,"\\@]{1,255}$/u

export const isMailAddress = (text: string): boolean => soundAddress.test(text)

/** `no-reply@quayside.example`, or with a name: `Quayside <no-reply@quayside.example>` */
export function readMailFrom(text: string): MailAddress | undefined {
  const [, name = '', inner] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  const address = (inner ?? text).trim()
  return isMailAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

const standardPorts = { 'smtp:': 587, 'smtps:': 465 } as const

/** `smtps://user:password@mail.quayside.example:465` */
export function readSmtpUrl(text: string): Omit<MailSettings, 'from'> | undefined {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.hostname === '') return undefined
  const isSecure = url.protocol === 'smtps:'
  const account = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  const port = Number(url.port) || standardPorts[isSecure ? 'smtps:' : 'smtp:']
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, isSecure, account }
}
