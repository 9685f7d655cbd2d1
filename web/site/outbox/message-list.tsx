import type { OutboxLetter } from '#contract/outbox.ts'
import { locales } from '#domain/language/locales.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './outbox.module.css'

const channelIcons = { sms: 'message', mail: 'mail' } as const satisfies Record<string, IconName>
const stateIcons = { waiting: 'clock', sent: 'check', failed: 'warning' } as const satisfies Record<
  string,
  IconName
>

const newestFirst = (one: OutboxLetter, other: OutboxLetter) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

export function MessageList({ messages }: { messages: readonly OutboxLetter[] }) {
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

/** Beijing time, in every time zone of the user. */
function useShanghaiTime(): (instant: string) => string {
  const language = useLanguage()
  const timeFormat = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  })
  return (instant) => timeFormat.format(new Date(instant))
}

function Message({ message }: { message: OutboxLetter }) {
  const { t } = useTranslation('testMessages')
  const shanghaiTime = useShanghaiTime()
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
        <time dateTime={createdAt}>{shanghaiTime(createdAt)}</time>
      </header>
      <h2>{subject}</h2>
      <p>{text}</p>
    </article>
  )
}
