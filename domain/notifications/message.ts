import type { BrandCode, Language } from '#domain/brands/brand.ts'

export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

/** The letters the house writes, by their key in messages. */
export const messageTemplates = ['test-message', 'verification-code', 'already-registered'] as const
export type MessageTemplate = (typeof messageTemplates)[number]

/** A message by template and facts; its sentences are made when it is sent, in the reader's language. */
export type Message = {
  readonly channel: Channel
  readonly recipient: string
  readonly brand: BrandCode
  readonly language: Language
  readonly template: MessageTemplate
  readonly facts: Readonly<Record<string, string>>
}
