import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { OrderMessages as Messages, OrderMessageView } from '#contract/order-messages.ts'
import { messageLimits } from '#domain/orders/messages/order-messages.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { AttachmentLinks } from '#web/components/requests/attachment-links.tsx'
import { SectionShown } from '#web/components/sections/section-shown.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './correspondence.module.css'
import { FilesField, idsIn, uploaded } from './files-field.tsx'
import { orderCalls, readOrderFile } from './order-calls.ts'
import type { OfOrder } from './order-documents.tsx'

type OrderMessagesProps = OfOrder & {
  /** Above the form: what inserts a text into it. */
  helper?(insert: (text: string) => void): ReactNode
}

/** What the company and staff write to each other. A customer has read what is on the screen; staff say so. */
export function OrderMessages({ number, side, helper }: OrderMessagesProps) {
  const { t } = useTranslation('orderMessages')
  const query = useCallQuery(
    orderCalls[side].messages,
    { query: { number } },
    { refetchOnNotification: true },
  )
  const { send: mark } = useCallMutation(orderCalls[side].markRead, {
    invalidates: [orderCalls[side].orders],
    onDone: query.setData,
  })
  const data = query.status === 'ready' ? query.data : undefined
  const last = data?.messages.at(-1)?.id
  const isUnread = (data?.unread ?? 0) > 0
  const isShown = use(SectionShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is new on the screen.
  useEffect(() => {
    if (side === 'customer' && isShown && isUnread && last !== undefined)
      void mark({ body: { number, upTo: last } })
  }, [side, isShown, isUnread, last, number])
  return (
    <Panel
      title={t('messages.title')}
      lead={t(side === 'staff' ? 'messages.leadStaff' : 'messages.lead')}
      actions={
        side === 'staff' &&
        isUnread &&
        last !== undefined && (
          <Button isCompact onClick={() => void mark({ body: { number, upTo: last } })}>
            {t('messages.markRead')}
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {({ messages, canWrite }) => (
          <>
            {messages.length === 0 && <p className={styles.soft}>{t('messages.none')}</p>}
            <ol className={styles.messages}>
              {messages.map((message) => (
                <Message key={message.id} message={message} number={number} side={side} />
              ))}
            </ol>
            {canWrite && <MessageForm number={number} side={side} helper={helper} onDone={query.setData} />}
          </>
        )}
      </QueryState>
    </Panel>
  )
}

function Message({ message, number, side }: OfOrder & { readonly message: OrderMessageView }) {
  const { t } = useTranslation('orderMessages')
  const { author, text, sentAt, files, readAt } = message
  const isOwn = message.side === side
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <span className={styles.soft}>
        <TypedText text={t('documents.person', { name: author, side: t(`sides.${message.side}`) })} /> ·{' '}
        <FormattedTime at={sentAt} format="dateTime" />
        {isOwn && <> · {t(readAt === null ? 'messages.notRead' : 'messages.read')}</>}
      </span>
      <span className={styles.text}>
        <TypedText text={text} />
      </span>
      {files.length > 0 && <AttachmentLinks files={files} read={readOrderFile(side, number)} />}
    </li>
  )
}

type MessageFormProps = OrderMessagesProps & { onDone(messages: Messages): void }

/** A new key empties the form after each message. */
function MessageForm(props: MessageFormProps) {
  const [sent, setSent] = useState(0)
  const onDone = (messages: Messages) => {
    setSent(sent + 1)
    props.onDone(messages)
  }
  return (
    <Drafted key={sent} form={`order-message-${props.number}`}>
      {(draft) => <MessageFields {...props} draft={draft} onDone={onDone} />}
    </Drafted>
  )
}

const rules = { text: required, files: uploaded }

function MessageFields({
  number,
  side,
  helper,
  draft,
  onDone,
}: MessageFormProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('orderMessages')
  const [keys] = useState(createSaveKeys)
  const { send } = useCallMutation(orderCalls[side].sendMessage, { invalidates: [orderCalls[side].orders] })
  const { formProps, ...form } = useForm<Messages>({
    rules,
    namespace: 'orderMessages',
    send: ({ text = '', files }) => {
      const body = { number, text: text.trim(), files: idsIn(files) }
      return send({ body: { ...body, key: keys.keyOf(body) } })
    },
    onDone: (messages) => {
      draft.drop()
      showToast('info', t('messages.sent'))
      onDone(messages)
    },
  })
  useFollowed(formProps.ref, draft)
  const problem = useProblem(form)('text', t('messages.text'))
  const insert = useInsert(formProps.ref)
  return (
    <>
      {/* Not within the form: it may open a form of its own. */}
      {helper?.(insert)}
      <form className={styles.form} {...formProps} aria-label={t('messages.title')}>
        <TextAreaField
          name="text"
          label={t('messages.text')}
          problem={problem}
          rows={3}
          maxLength={messageLimits.text}
          defaultValue={draft.values?.text ?? ''}
        />
        <FilesField
          form={form}
          name="files"
          label={t('messages.files', { max: messageLimits.files })}
          most={messageLimits.files}
          uploadKey={orderCalls[side].upload}
        />
        <FormFooter form={form} submitLabel={t('messages.send')} />
      </form>
    </>
  )
}

/** Adds a text behind what was typed, as if it were typed. */
function useInsert(form: React.RefObject<HTMLFormElement | null>) {
  const insert = useRef((text: string) => {
    const area = form.current?.elements.namedItem('text')
    if (!(area instanceof HTMLTextAreaElement)) return
    area.value = area.value.trim() === '' ? text : `${area.value.trimEnd()}\n${text}`
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  })
  return insert.current
}
