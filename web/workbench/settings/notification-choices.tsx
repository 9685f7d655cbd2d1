import { useState } from 'react'
import type { NotificationChoices as Choices } from '#contract/notifications.ts'
import { canBeDaily } from '#domain/notifications/choices.ts'
import { channels } from '#domain/notifications/message.ts'
import { notificationTopics } from '#domain/notifications/notification.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './settings.module.css'

export function NotificationChoices() {
  const { t } = useTranslation('settings')
  const query = useCallQuery('GET /api/notifications/choices', {})
  return (
    <Panel title={t('notifications.title')} lead={t('notifications.lead')}>
      <QueryState query={query}>{(saved) => <ChoiceForm saved={saved} onSaved={query.setData} />}</QueryState>
    </Panel>
  )
}

type Choice = Choices['choices'][number]

const mailTimes = ['at-once', 'daily', 'none'] as const

function ChoiceForm({ saved, onSaved }: { saved: Choices; onSaved(saved: Choices): void }) {
  const { t } = useTranslation('settings')
  const [choices, setChoices] = useState<readonly Choice[]>(saved.choices)
  const changeChoice = (changed: Choice) =>
    setChoices(
      choices.map((choice) =>
        choice.topic === changed.topic && choice.channel === changed.channel ? changed : choice,
      ),
    )
  const { send, refusal, isSending } = useCallMutation('POST /api/notifications/setChoices', {
    onDone: (stored) => {
      onSaved(stored)
      setChoices(stored.choices)
      showToast('info', t('notifications.saved'))
    },
  })
  const save = () => send({ body: { choices: [...choices] } })
  return (
    <div className={styles.choices}>
      <ChoiceTable
        choices={choices}
        isReachable={{ sms: saved.hasMobile, mail: saved.hasEmail }}
        onChange={changeChoice}
      />
      {!saved.hasEmail && <p>{t('notifications.noEmail')}</p>}
      {!saved.hasMobile && <p>{t('notifications.noMobile')}</p>}
      <RefusalMessage refusal={refusal} />
      <Button variant="primary" isPending={isSending} onClick={() => void save()}>
        {t('notifications.save')}
      </Button>
    </div>
  )
}

type ChoiceTableProps = {
  readonly choices: readonly Choice[]
  readonly isReachable: Readonly<Record<Choice['channel'], boolean>>
  onChange(changed: Choice): void
}

/** Topics by channels; the inbox of the site cannot be switched off. */
function ChoiceTable({ choices, isReachable, onChange }: ChoiceTableProps) {
  const { t } = useTranslation('settings')
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.topic')}</th>
          <th scope="col">{t('notifications.site')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`notifications.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTopics.map((topic) => (
          <tr key={topic}>
            <th scope="row">{t(`notifications.topics.${topic}`)}</th>
            <td>{t('notifications.always')}</td>
            {choices
              .filter((choice) => choice.topic === topic)
              .map((choice) => (
                <td key={choice.channel}>
                  <ChoiceControl
                    choice={choice}
                    isAvailable={isReachable[choice.channel]}
                    onChange={onChange}
                  />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceProps = {
  readonly choice: Choice
  readonly isAvailable: boolean
  onChange(changed: Choice): void
}

/** Mail comes at once, in a daily summary or not at all. */
function ChoiceControl({ choice, isAvailable, onChange }: ChoiceProps) {
  const { t } = useTranslation('settings')
  const { isDaily, ...plain } = choice
  const label = t('notifications.choice', {
    topic: t(`notifications.topics.${choice.topic}`),
    channel: t(`notifications.channels.${choice.channel}`),
  })
  const chosen = !isAvailable || !choice.isWanted ? 'none' : isDaily ? 'daily' : 'at-once'
  if (canBeDaily(choice.topic, choice.channel))
    return (
      <Select
        aria-label={label}
        value={chosen}
        disabled={!isAvailable}
        choices={mailTimes.map((value) => ({ value, label: t(`notifications.mail.${value}`) }))}
        onChosen={(value) =>
          onChange({ ...plain, isWanted: value !== 'none', ...(value === 'daily' && { isDaily: true }) })
        }
      />
    )
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isAvailable && choice.isWanted}
      disabled={!isAvailable}
      onChange={({ target }) => onChange({ ...choice, isWanted: target.checked })}
    />
  )
}
