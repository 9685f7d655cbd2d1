import type { Message } from '#domain/notifications/message.ts'
import { translate } from '#server/platform/messages/translate.ts'

type Words = { readonly recipient: string; readonly subject: string; readonly text: string }

/** The words, and what they were made of: a carrier that sends registered texts only fills them in itself. */
export type Letter = Words & Pick<Message, 'template' | 'facts' | 'language' | 'brand'>

type Written = Pick<Message, 'recipient' | 'language' | 'template' | 'facts'>

export const writeLetter = ({ recipient, language, template, facts }: Written): Words => ({
  recipient,
  subject: translate(language, `outbox.${template}.subject`, facts),
  text: translate(language, `outbox.${template}.text`, facts),
})

export const letterOf = (message: Written & Pick<Message, 'brand'>): Letter => {
  const { template, facts, language, brand } = message
  return { ...writeLetter(message), template, facts, language, brand }
}
