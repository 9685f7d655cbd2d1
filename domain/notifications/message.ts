import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { notificationKindNames } from './notification.ts'

export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

/** Messages that are no notifications, by their key in messages. */
export const standaloneTemplates = [
  'test-message',
  'verification-code',
  'already-registered',
  'account-closed',
  'invitation',
] as const

/** Notifications use the same texts as the inbox. */
export const messageTemplates = [...standaloneTemplates, ...notificationKindNames] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** The text is written when the message is sent, in the recipient's language. */
export type Message = {
  readonly channel: Channel
  readonly recipient: string
  readonly brand: BrandCode
  readonly language: Language
  readonly template: MessageTemplate
  readonly params: Readonly<Record<string, string>>
}
