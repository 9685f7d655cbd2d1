import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import { may } from '#domain/access/permissions.ts'
import { permitMove } from '#domain/orders/lifecycle/mover.ts'
import { orderMoves } from '#domain/orders/lifecycle/moves.ts'
import { isRunning } from '#domain/orders/running/is-running.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SelectedSheet } from './sheet/selected-sheet.tsx'
import type { StaffOrderRow } from './use-order-columns.tsx'

const bulkMoves = ['assign', 'start', 'complete'] as const
type BulkMove = (typeof bulkMoves)[number]
type Results = CallData<'POST /api/console/orders/moveMany'>['results']

type SelectedProps = { readonly orders: readonly StaffOrderRow[]; onDone(): void }

const fits = (move: BulkMove, { state }: StaffOrderRow): boolean =>
  orderMoves[move].from.some((one) => one === state)

/** What can be done with several orders: what the reader may do, and at least one of them allows. */
export function SelectedOrders({ orders, onDone }: SelectedProps) {
  const { t } = useTranslation('ordersAdmin')
  const actor = useActor()
  const [asked, setAsked] = useState<BulkMove>()
  const [results, setResults] = useState<Results>()
  const open = bulkMoves.filter(
    (move) => permitMove(move, { companyId: '' }, actor).ok && orders.some((order) => fits(move, order)),
  )
  const running = orders.filter(isRunning).map(({ number }) => number)
  return (
    <>
      {open.map((move) => (
        <Button key={move} isCompact onClick={() => setAsked(move)}>
          {t(`orders:moves.${move}`)}
        </Button>
      ))}
      {may(actor, 'run-orders') && running.length > 0 && <SelectedSheet numbers={running} />}
      {asked && (
        <AskDialog
          move={asked}
          orders={orders}
          onClose={() => setAsked(undefined)}
          onMoved={(moved) => {
            setAsked(undefined)
            setResults(moved)
          }}
        />
      )}
      {results && (
        <ResultDialog
          results={results}
          onClose={() => {
            setResults(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}

type AskProps = {
  readonly move: BulkMove
  readonly orders: readonly StaffOrderRow[]
  onClose(): void
  onMoved(results: Results): void
}

function AskDialog({ move, orders, onClose, onMoved }: AskProps) {
  const { t } = useTranslation('ordersAdmin')
  const { userId } = useActor()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/orders/moveMany', {
    invalidates: ['GET /api/console/orders', 'GET /api/console/orders/order'],
    onDone: (data) => onMoved(data.results),
  })
  const [assignedTo, setAssignedTo] = useState(userId)
  const chosen = orders.map(({ number, version }) => ({ number, version }))
  const body = move === 'assign' ? { move, assignedTo, orders: chosen } : { move, orders: chosen }
  return (
    <ConfirmDialog
      title={t(`selected.title.${move}`, { count: orders.length })}
      confirmLabel={t(`orders:moves.${move}`)}
      cancelLabel={t('dialogs.cancel')}
      closeLabel={t('common:close')}
      refusal={refusalText(refusal)}
      isSending={isSending}
      isHarmless
      onClose={onClose}
      onConfirm={() => void send({ body })}
    >
      <p>{t('selected.text')}</p>
      {move === 'assign' && <Assignee chosen={assignedTo} onChosen={setAssignedTo} />}
    </ConfirmDialog>
  )
}

/** The reader first; any colleague who may look after orders can be chosen. */
function Assignee({ chosen, onChosen }: { readonly chosen: string; onChosen(id: string): void }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders/assignment', {})
  if (query.status !== 'ready') return null
  return (
    <SelectField
      name="assignedTo"
      label={t('columns.assigned')}
      choices={query.data.staff.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={chosen}
      onChosen={onChosen}
    />
  )
}

/** What became of each order; those that were refused come first. */
function ResultDialog({ results, onClose }: { readonly results: Results; onClose(): void }) {
  const { t } = useTranslation('ordersAdmin')
  const refusalText = useRefusalText()
  const refused = results.filter((one) => one.refused !== null)
  const done = results.filter((one) => one.refused === null)
  const summary = t('selected.summary', { done: done.length, count: results.length })
  return (
    <Dialog title={t('selected.results')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={page.stack}>
        <p role="status">{summary}</p>
        <ul>
          {[...refused, ...done].map((one) => (
            <li key={one.number}>
              <span className={page.code}>{one.number}</span>{' '}
              {one.refused ? refusalText({ ok: false, ...one.refused }) : t('selected.done')}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
