import { useState } from 'react'
import type { NotificationChoices as Choices } from '#contract/notifications.ts'
import { channels } from '#domain/notifications/message.ts'
import { notificationTopics } from '#domain/notifications/notification.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import styles from './settings.module.css'

const askChoices = () => call('GET /api/notifications/choices', {})

export function NotificationChoices() {
  const { t } = useTranslation('settings')
  const asked = useAnswer(askChoices)
  return (
    <Panel title={t('notifications.title')} lead={t('notifications.lead')}>
      <Answered asked={asked}>{(first) => <ChoiceForm first={first} />}</Answered>
    </Panel>
  )
}

type Choice = Choices['choices'][number]

function ChoiceForm({ first }: { first: Choices }) {
  const { t } = useTranslation('settings')
  const [choices, setChoices] = useState<readonly Choice[]>(first.choices)
  const { refusal, isSending, act } = useAct()
  const turn = (changed: Choice) =>
    setChoices(
      choices.map((choice) =>
        choice.topic === changed.topic && choice.channel === changed.channel ? changed : choice,
      ),
    )
  const save = () =>
    act(
      () => call('POST /api/notifications/setChoices', { body: { choices: [...choices] } }),
      ({ choices: saved }) => {
        setChoices(saved)
        showToast('info', t('notifications.saved'))
      },
    )
  return (
    <div className={styles.choices}>
      <ChoiceTable choices={choices} hasEmail={first.hasEmail} onTurn={turn} />
      {!first.hasEmail && <p>{t('notifications.noEmail')}</p>}
      <Refused refusal={refusal} />
      <button className={button.main} type="button" disabled={isSending} onClick={() => void save()}>
        {t('notifications.save')}
      </button>
    </div>
  )
}

type ChoiceTableProps = {
  readonly choices: readonly Choice[]
  readonly hasEmail: boolean
  onTurn(changed: Choice): void
}

/** Each topic by each way out; the inbox of the site is no choice. */
function ChoiceTable({ choices, hasEmail, onTurn }: ChoiceTableProps) {
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
                  <ChoiceCheckbox
                    choice={choice}
                    isOpen={hasEmail || choice.channel !== 'mail'}
                    onTurn={onTurn}
                  />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceCheckboxProps = {
  readonly choice: Choice
  readonly isOpen: boolean
  onTurn(changed: Choice): void
}

function ChoiceCheckbox({ choice, isOpen, onTurn }: ChoiceCheckboxProps) {
  const { t } = useTranslation('settings')
  const label = t('notifications.choice', {
    topic: t(`notifications.topics.${choice.topic}`),
    channel: t(`notifications.channels.${choice.channel}`),
  })
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isOpen && choice.isWanted}
      disabled={!isOpen}
      onChange={({ target }) => onTurn({ ...choice, isWanted: target.checked })}
    />
  )
}
