import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { notificationKindNames } from './notification.ts'

export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

/** Messages that are no notifications, by their key in messages. */
export const standaloneTemplates = [
  'test-message',
  'verification-code',
  'email-confirmation',
  'email-replaced',
  'mobile-replaced',
  'already-registered',
  'account-closed',
  'account-blocked',
  'account-unblocked',
  'invitation',
  'visitor-request',
  'visitor-answer',
  'daily-digest',
] as const

/** Notifications use the same texts as the inbox. */
export const messageTemplates = [...standaloneTemplates, ...notificationKindNames] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** The text is written when the message is sent, in the recipient's language. */
export type Message = {
  readonly channel: Channel
  readonly recipient: string
  /** The owner of the account it is written to; undefined if there is none. */
  readonly personId?: string
  readonly brand: BrandCode
  readonly language: Language
  readonly template: MessageTemplate
  readonly params: Readonly<Record<string, string>>
}

/** Names are chosen by the people themselves and sent to others, so an SMS shows only their beginning. */
const smsNameLength = 20

function shortName(name: string): string {
  const characters = [...name]
  return characters.length > smsNameLength ? `${characters.slice(0, smsNameLength - 1).join('')}…` : name
}

/**
 * In Chinese the next words follow without a space, and a phone would read a dot between them as a web address: the last
 * dot is left out, and a space follows initials.
 */
function separateName(name: string, language: Language): string {
  const shown = name.replace(/[.．。｡․]+$/u, '')
  return language === 'zh' && /[.．。｡․]\S*$/u.test(shown) ? `${shown} ` : shown
}

/** The message as its channel sends it. */
export function fitChannel(message: Message): Message {
  if (message.channel !== 'sms') return message
  const { name, company } = message.params
  const names = {
    ...(name !== undefined && { name: separateName(shortName(name), message.language) }),
    ...(company !== undefined && { company: separateName(company, message.language) }),
  }
  return { ...message, params: { ...message.params, ...names } }
}
