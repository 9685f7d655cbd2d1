import { Link } from 'react-router'
import type { RequestView } from '#contract/requests.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { Moment } from '#web/workbench/shell/moment.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { useFreshAnswer } from '#web/workbench/shell/use-fresh-answer.ts'
import styles from './quotes.module.css'

const tones: Readonly<Record<RequestView['state'], Tone>> = {
  open: 'warn',
  answered: 'ok',
  accepted: 'info',
  refused: 'bad',
  withdrawn: 'neutral',
}

const mostRows = 100
const ask = () => call('GET /api/requests', { query: { size: mostRows } })

/** What the reader asked of us, and what became of it; fresh whenever there is news. */
export function Requests() {
  const { t } = useTranslation('myQuotes')
  const asked = useFreshAnswer(ask)
  const fresh = (
    <Link className={button.main} to="/workbench/quotes?show=ask">
      {t('request.new')}
    </Link>
  )
  return (
    <>
      <p className={styles.files}>{fresh}</p>
      <Answered asked={asked}>
        {({ rows }) =>
          rows.length > 0 ? (
            <Table requests={rows} onChanged={() => void asked.again()} />
          ) : (
            <EmptyState
              state="first-use"
              title={t('request.emptyTitle')}
              text={t('request.emptyText')}
              action={fresh}
            />
          )
        }
      </Answered>
    </>
  )
}

const whatOf = ({ details: { from, to, goods, containers } }: RequestView): string =>
  [
    [from, to].filter(Boolean).join(' → '),
    goods,
    containers?.map(({ type, count }) => `${count} × ${type}`).join(' + '),
  ]
    .filter(Boolean)
    .join(' · ')

function Table({ requests, onChanged }: { requests: readonly RequestView[]; onChanged(): void }) {
  const { t } = useTranslation('myQuotes')
  const { refusal, isSending, act } = useAct()
  const withdraw = (number: string) =>
    act(
      () => call('POST /api/requests/withdraw', { body: { number } }),
      () => {
        showToast('info', t('request.withdrawn', { number }))
        onChanged()
      },
    )
  const answer = ({ number, state, quoteNumber, reason }: RequestView) => {
    if (quoteNumber)
      return (
        <Link to={`/workbench/quotes?number=${encodeURIComponent(quoteNumber)}`}>{t('request.see')}</Link>
      )
    if (state !== 'open') return reason
    return (
      <button
        className={button.small}
        type="button"
        disabled={isSending}
        onClick={() => void withdraw(number)}
      >
        {t('request.withdraw')}
      </button>
    )
  }
  const columns: readonly Column<RequestView>[] = [
    { key: 'number', header: t('request.number'), isName: true, cell: ({ number }) => number },
    { key: 'kind', header: t('request.kind'), cell: ({ kind }) => t(`requests:kinds.${kind}`) },
    { key: 'what', header: t('request.what'), cell: whatOf },
    { key: 'at', header: t('request.at'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'state',
      header: t('request.state'),
      cell: ({ state }) => <Badge tone={tones[state]} word={t(`requests:states.${state}`)} />,
    },
    { key: 'answer', header: t('request.answer'), cell: answer },
  ]
  return (
    <>
      <Refused refusal={refusal} />
      <DataTable
        caption={t('request.caption')}
        captionHidden
        columns={columns}
        rows={requests}
        rowKey={({ number }) => number}
        density="dense"
      />
    </>
  )
}
