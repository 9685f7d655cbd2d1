import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { notificationKindNames } from './notification.ts'

export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

/** The letters that stand for themselves, by their key in messages. */
export const letterTemplates = [
  'test-message',
  'verification-code',
  'already-registered',
  'account-closed',
  'invitation',
] as const

/** What the house writes: its letters, and every notice, whose sentences are those of the inbox. */
export const messageTemplates = [...letterTemplates, ...notificationKindNames] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** A message by template and facts; its sentences are made when it is sent, in the reader's language. */
export type Message = {
  readonly channel: Channel
  readonly recipient: string
  readonly brand: BrandCode
  readonly language: Language
  readonly template: MessageTemplate
  readonly params: Readonly<Record<string, string>>
}
