import type { Message } from '#domain/notifications/message.ts'
import { isNotificationKind, type NotificationKind } from '#domain/notifications/notification.ts'
import { notificationFacts } from '#domain/notifications/notification-facts.ts'
import { translate } from '#server/platform/messages/translate.ts'

type Words = { readonly recipient: string; readonly subject: string; readonly text: string }

/** The words, and what they were made of: a carrier that sends registered texts only fills them in itself. */
export type Letter = Words & Pick<Message, 'template' | 'params' | 'language' | 'brand'>

type Written = Pick<Message, 'recipient' | 'language' | 'template' | 'params'>

/** The sentences of the inbox; a letter with a link tells where they lead. */
function notificationWords(
  { language, params }: Pick<Written, 'language' | 'params'>,
  kind: NotificationKind,
) {
  const frame = params.link === undefined ? 'text' : 'textWithLink'
  const text = translate(language, `notifications.${kind}.text`, params)
  return {
    subject: translate(language, `notifications.${kind}.title`),
    text: translate(language, `outbox.notification.${frame}`, { ...params, text }),
  }
}

/** Codes of places with their names beside them. */
const toldFacts = ({ template, params, language }: Written): Message['params'] =>
  isNotificationKind(template) ? notificationFacts(template, params, language) : params

export function writeLetter(written: Written): Words {
  const { recipient, language, template } = written
  const params = toldFacts(written)
  if (isNotificationKind(template)) return { recipient, ...notificationWords({ language, params }, template) }
  return {
    recipient,
    subject: translate(language, `outbox.${template}.subject`, params),
    text: translate(language, `outbox.${template}.text`, params),
  }
}

export const letterOf = (message: Written & Pick<Message, 'brand'>): Letter => {
  const { template, language, brand } = message
  return { ...writeLetter(message), template, params: toldFacts(message), language, brand }
}
