import type { Message } from '#domain/notifications/message.ts'
import { translate } from '#server/platform/messages/translate.ts'

export type Letter = { readonly recipient: string; readonly subject: string; readonly text: string }

type Written = Pick<Message, 'recipient' | 'language' | 'template' | 'facts'>

export const writeLetter = ({ recipient, language, template, facts }: Written): Letter => ({
  recipient,
  subject: translate(language, `outbox.${template}.subject`, facts),
  text: translate(language, `outbox.${template}.text`, facts),
})
