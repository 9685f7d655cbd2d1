import type { Message } from '#domain/notifications/message.ts'
import { isNoticeKind, type NoticeKind } from '#domain/notifications/notice.ts'
import { noticeFacts } from '#domain/notifications/notice-facts.ts'
import { translate } from '#server/platform/messages/translate.ts'

type Words = { readonly recipient: string; readonly subject: string; readonly text: string }

/** The words, and what they were made of: a carrier that sends registered texts only fills them in itself. */
export type Letter = Words & Pick<Message, 'template' | 'facts' | 'language' | 'brand'>

type Written = Pick<Message, 'recipient' | 'language' | 'template' | 'facts'>

/** The sentences of the inbox; a letter with a link tells where they lead. */
function noticeWords({ language, facts }: Pick<Written, 'language' | 'facts'>, kind: NoticeKind) {
  const frame = facts.link === undefined ? 'text' : 'textWithLink'
  const text = translate(language, `notices.${kind}.text`, facts)
  return {
    subject: translate(language, `notices.${kind}.title`),
    text: translate(language, `outbox.notice.${frame}`, { ...facts, text }),
  }
}

/** Codes of places with their names beside them. */
const toldFacts = ({ template, facts, language }: Written): Message['facts'] =>
  isNoticeKind(template) ? noticeFacts(template, facts, language) : facts

export function writeLetter(written: Written): Words {
  const { recipient, language, template } = written
  const facts = toldFacts(written)
  if (isNoticeKind(template)) return { recipient, ...noticeWords({ language, facts }, template) }
  return {
    recipient,
    subject: translate(language, `outbox.${template}.subject`, facts),
    text: translate(language, `outbox.${template}.text`, facts),
  }
}

export const letterOf = (message: Written & Pick<Message, 'brand'>): Letter => {
  const { template, language, brand } = message
  return { ...writeLetter(message), template, facts: toldFacts(message), language, brand }
}
