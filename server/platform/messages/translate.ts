import type { Language } from '#domain/brands/brand.ts'
import { type KeyOf, sentence, type TextParams } from '#domain/language/texts.ts'
import enApi from '#messages/en/api.json' with { type: 'json' }
import enNotifications from '#messages/en/notifications.json' with { type: 'json' }
import enOutbox from '#messages/en/outbox.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import zhApi from '#messages/zh/api.json' with { type: 'json' }
import zhNotifications from '#messages/zh/notifications.json' with { type: 'json' }
import zhOutbox from '#messages/zh/outbox.json' with { type: 'json' }
import zhRefusals from '#messages/zh/refusals.json' with { type: 'json' }

const texts = {
  zh: { api: zhApi, notifications: zhNotifications, outbox: zhOutbox, refusals: zhRefusals },
  en: { api: enApi, notifications: enNotifications, outbox: enOutbox, refusals: enRefusals },
}

export type ServerTextKey = KeyOf<(typeof texts)['zh']>

/** Texts of the server: refusals, messages, the API reference. */
export const translate = (language: Language, key: ServerTextKey, params: TextParams = {}): string =>
  sentence(texts[language], language, key, params)
