import type { Language } from '#domain/brands/brand.ts'
import { type KeyOf, sentence, type TextParams } from '#domain/language/texts.ts'
import { messages } from '#messages/messages.ts'

type Messages = (typeof messages)['zh']
type ServerNamespace = 'api' | 'notifications' | 'outbox' | 'refusals'

export type ServerTextKey = { [N in ServerNamespace]: `${N}.${KeyOf<Messages[N]>}` }[ServerNamespace]

/** Texts of the server: refusals, messages, the API reference. */
export const translate = (language: Language, key: ServerTextKey, params: TextParams = {}): string =>
  sentence(messages[language], language, key, params)
