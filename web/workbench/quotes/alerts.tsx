import { useState } from 'react'
import type { AlertView } from '#contract/alerts.ts'
import type { CallData } from '#contract/client.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { Amount } from '#web/components/formats/amount.tsx'
import { writeAmount } from '#web/components/formats/write-money.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Moment } from '#web/workbench/shell/moment.tsx'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { AlertForm } from './alert-form.tsx'

const ask = () => call('GET /api/alerts', {})
type Alerts = CallData<'GET /api/alerts'>

/** Lanes whose price the reader waits for. */
export function Alerts() {
  const { t } = useTranslation('myQuotes')
  const asked = useAnswer(ask)
  const [added, setAdded] = useState(0)
  const done = () => {
    showToast('info', t('alert.added'))
    setAdded(added + 1)
    void asked.again()
  }
  return (
    <>
      <Panel title={t('alert.add')} lead={t('alert.lead')}>
        <AlertForm key={added} onAdded={done} />
      </Panel>
      <Answered asked={asked}>
        {(alerts) =>
          alerts.alerts.length > 0 ? (
            <Table {...alerts} onChanged={() => void asked.again()} />
          ) : (
            <EmptyState state="first-use" title={t('alert.emptyTitle')} text={t('alert.emptyText')} />
          )
        }
      </Answered>
    </>
  )
}

const isBelow = ({ today, threshold }: AlertView) =>
  today !== null && Number(today.amount) <= Number(threshold)

function Table({ alerts, most, onChanged }: Alerts & { onChanged(): void }) {
  const { t } = useTranslation('myQuotes')
  const { port } = useNames()
  const { refusal, isSending, act } = useAct()
  const remove = (alertId: string): Promise<void> =>
    act<Alerts>(
      (): Promise<Verdict<Alerts>> => call('POST /api/alerts/remove', { body: { alertId } }),
      () => {
        showToast('info', t('alert.removed'))
        onChanged()
      },
    )
  const columns: readonly Column<AlertView>[] = [
    {
      key: 'lane',
      header: t('alert.lane'),
      isName: true,
      cell: ({ pol, pod }) => `${port(pol)} → ${port(pod)}`,
    },
    { key: 'type', header: t('alert.type'), cell: ({ type }) => type },
    {
      key: 'threshold',
      header: t('alert.threshold'),
      align: 'end',
      cell: (row) => writeAmount(row.threshold),
    },
    {
      key: 'today',
      header: t('alert.today'),
      align: 'end',
      cell: ({ today }) => (today ? <Amount of={today} /> : t('alert.none')),
    },
    {
      key: 'told',
      header: t('list.state'),
      cell: (row) => (
        <>
          {isBelow(row) && <Badge tone="ok" word={t('alert.below')} />}
          {row.notifiedAt && <Moment at={row.notifiedAt} />}
        </>
      ),
    },
    {
      key: 'remove',
      header: t('alert.remove'),
      cell: ({ alertId }) => (
        <button
          className={button.small}
          type="button"
          disabled={isSending}
          onClick={() => void remove(alertId)}
        >
          {t('alert.remove')}
        </button>
      ),
    },
  ]
  return (
    <>
      <Refused refusal={refusal} />
      <DataTable
        caption={`${t('alert.caption')} ${t('alert.count', { count: alerts.length, most })}`}
        columns={columns}
        rows={alerts}
        rowKey={({ alertId }) => alertId}
        density="dense"
      />
    </>
  )
}
