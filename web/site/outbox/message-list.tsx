import type { OutboxMessage } from '#contract/outbox.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './outbox.module.css'

const channelIcons = { sms: 'message', mail: 'mail' } as const satisfies Record<string, IconName>
const stateIcons = { waiting: 'clock', sent: 'check', failed: 'warning' } as const satisfies Record<
  string,
  IconName
>

const newestFirst = (one: OutboxMessage, other: OutboxMessage) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

export function MessageList({ messages }: { messages: readonly OutboxMessage[] }) {
  const { t } = useTranslation('testMessages')
  if (messages.length === 0)
    return (
      <div className={styles.empty}>
        <Icon name="mail" size={40} />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
      </div>
    )
  return (
    <section aria-label={t('letters')}>
      <p className={styles.count}>{t('count', { count: messages.length })}</p>
      <ol className={styles.messages}>
        {messages.toSorted(newestFirst).map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('testMessages')
  const { channel, recipient, brand, state, subject, text, createdAt } = message
  return (
    <article className={styles.message}>
      <header>
        <span className={styles.channel}>
          <Icon name={channelIcons[channel]} size={18} />
          {t(`channels.${channel}`)}
        </span>
        <strong>{recipient}</strong>
        <code>{brand}</code>
        <span className={styles.state} data-state={state}>
          <Icon name={stateIcons[state]} size={16} />
          {t(`states.${state}`)}
        </span>
        <FormattedTime at={createdAt} format="dateTimeSeconds" />
      </header>
      <h2>{subject}</h2>
      <p>{text}</p>
    </article>
  )
}
