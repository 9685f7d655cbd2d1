import type { TextParams } from '#domain/language/texts.ts'
import type { Message } from '#domain/notifications/message.ts'
import { isNotificationKind, type NotificationKind } from '#domain/notifications/notification.ts'
import { notificationParams } from '#domain/notifications/notification-params.ts'
import { translate } from '#server/platform/messages/translate.ts'

type RenderedText = { readonly recipient: string; readonly subject: string; readonly text: string }

/** The text and its parameters: an SMS provider fills its registered template itself. */
export type RenderedMessage = RenderedText & Pick<Message, 'template' | 'params' | 'language' | 'brand'>

type UnrenderedMessage = Pick<Message, 'recipient' | 'language' | 'template' | 'params'>

/** The text of the inbox notification, with its link if it has one. */
function notificationText(
  { language, params }: Pick<UnrenderedMessage, 'language' | 'params'>,
  kind: NotificationKind,
) {
  const key = params.link === undefined ? 'text' : 'textWithLink'
  const text = translate(language, `notifications.${kind}.text`, params)
  return {
    subject: translate(language, `notifications.${kind}.title`),
    text: translate(language, `outbox.notification.${key}`, { ...params, text }),
  }
}

/** With place names beside place codes. */
const namedParams = ({ template, params, language }: UnrenderedMessage): Message['params'] =>
  isNotificationKind(template) ? notificationParams(template, params, language) : params

/** A count decides the form of its sentence; the message keeps all parameters as text. */
const countedParams = (params: Message['params']): TextParams =>
  params.count === undefined ? params : { ...params, count: Number(params.count) }

export function renderText(message: UnrenderedMessage): RenderedText {
  const { recipient, language, template } = message
  const params = namedParams(message)
  if (isNotificationKind(template)) return { recipient, ...notificationText({ language, params }, template) }
  return {
    recipient,
    subject: translate(language, `outbox.${template}.subject`, countedParams(params)),
    text: translate(language, `outbox.${template}.text`, countedParams(params)),
  }
}

export const renderMessage = (message: UnrenderedMessage & Pick<Message, 'brand'>): RenderedMessage => {
  const { template, language, brand } = message
  return { ...renderText(message), template, params: namedParams(message), language, brand }
}
