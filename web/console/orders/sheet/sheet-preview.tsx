import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { SheetOrder } from '#contract/order-sheets.ts'
import { groupColumn, hasOwnWord, ownColumnWords } from '#domain/orders/sheet/sheet-columns.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type OrderSheet = CallData<'POST /api/console/orders/sheet/read'>

type SheetPreviewProps = { readonly sheet: OrderSheet; onDone(): void }

type Applied = CallData<'POST /api/console/orders/sheet/apply'>

const isLeftOut = ({ outcome }: SheetOrder): boolean => outcome === 'wrong' || outcome === 'changed'

/** What each order of the sheet becomes, with every wrong cell; then all is applied, or what is right. */
export function SheetPreview(props: SheetPreviewProps) {
  const [applied, setApplied] = useState<Applied>()
  if (applied) return <Overtaken {...props} applied={applied} />
  return <Preview {...props} onOvertaken={setApplied} />
}

type PreviewProps = SheetPreviewProps & { onOvertaken(applied: Applied): void }

function Preview({ sheet: { lines, orders, ignored }, onDone, onOvertaken }: PreviewProps) {
  const { t } = useTranslation('orderSheet')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/orders/sheet/apply', {
    invalidates: ['GET /api/console/orders'],
    onDone: (applied) => {
      if (overtakenIn(orders, applied).length > 0) return onOvertaken(applied)
      const leftOut = applied.orders.filter(isLeftOut).length
      showToast('info', t(leftOut > 0 ? 'appliedSome' : 'applied', { count: applied.applied, leftOut }))
      onDone()
    },
  })
  const good = orders.filter(({ outcome }) => outcome === 'good').length
  const wrong = orders.filter(({ outcome }) => outcome === 'wrong').length
  const versions = Object.fromEntries(orders.map(({ number, version }) => [number, version]))
  const apply = (onlyIfAll: boolean) => void send({ body: { lines, versions, onlyIfAll } })
  return (
    <>
      <p role="status">{t('summary', { count: orders.length, good, wrong })}</p>
      <IgnoredColumns columns={ignored} />
      <OrdersTable orders={orders} />
      {wrong > 0 && good > 0 && <p className={page.soft}>{t('together')}</p>}
      {good === 0 && <p role="alert">{t('noneGood')}</p>}
      {refusal && <p role="alert">{refusalText(refusal)}</p>}
      <div className={page.row}>
        {good > 0 && (
          <Button variant="primary" isPending={isSending} onClick={() => apply(wrong === 0)}>
            {t(wrong === 0 ? 'applyAll' : 'applyGood', { count: good })}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {t('applyNone')}
        </Button>
      </div>
    </>
  )
}

/** Good in the preview, and left out because others were faster. */
const overtakenIn = (shown: readonly SheetOrder[], { orders }: Applied): readonly SheetOrder[] =>
  orders.filter(
    (one) =>
      isLeftOut(one) && shown.some(({ number, outcome }) => number === one.number && outcome === 'good'),
  )

/** What was announced and not written, so that the person reads the sheet once more. */
function Overtaken({ sheet, applied, onDone }: SheetPreviewProps & { readonly applied: Applied }) {
  const { t } = useTranslation('orderSheet')
  const leftOut = applied.orders.filter(isLeftOut).length
  return (
    <>
      <p role="status">{t('appliedSome', { count: applied.applied, leftOut })}</p>
      <p role="alert">{t('overtaken')}</p>
      <OrdersTable orders={overtakenIn(sheet.orders, applied)} />
      <div className={page.row}>
        <Button variant="primary" onClick={onDone}>
          {t('common:close')}
        </Button>
      </div>
    </>
  )
}

function OrdersTable({ orders }: { readonly orders: readonly SheetOrder[] }) {
  const { t } = useTranslation('orderSheet')
  return (
    <DataTable
      caption={t('preview')}
      captionHidden
      density="dense"
      columns={useColumns()}
      rows={orders}
      rowKey={({ number }) => number}
    />
  )
}

function IgnoredColumns({ columns }: { readonly columns: OrderSheet['ignored'] }) {
  const { t } = useTranslation('orderSheet')
  if (columns.length === 0) return null
  const names = columns.map(({ cell, header }) => `${cell} ${header}`.trim())
  return <p role="alert">{t('ignored', { columns: names.join(t('console:list.between')) })}</p>
}

const tones: Readonly<Record<SheetOrder['outcome'], Tone>> = {
  good: 'ok',
  wrong: 'bad',
  unchanged: 'neutral',
  changed: 'warn',
}

function useColumns(): readonly Column<SheetOrder>[] {
  const { t } = useTranslation('orderSheet')
  const nameOf = useColumnName()
  return [
    {
      key: 'order',
      header: t('columns.orderNo'),
      isRowHeader: true,
      cell: ({ number }) => number || t('noNumber'),
    },
    { key: 'rows', header: t('rows'), cell: ({ rows }) => rows.join(t('console:list.between')) },
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => <Badge tone={tones[outcome]} label={t(`outcomes.${outcome}`)} />,
    },
    {
      key: 'what',
      header: t('what'),
      cell: (order) =>
        order.outcome === 'wrong' ? (
          <WrongCells order={order} />
        ) : (
          order.changes.map(nameOf).join(t('console:list.between'))
        ),
    },
  ]
}

/** The word of a column, as the template has it. */
function useColumnName() {
  const { t } = useTranslation('orderSheet')
  const labels = useRunningLabels()
  return (column: string): string => {
    if (hasOwnWord(column)) return t(`columns.${ownColumnWords[column]}`)
    const within = groupColumn(column)
    if (!within) return labels.field(column)
    const name = labels.field(within.field)
    return within.group === 'containers' ? name : `${labels.group(within.group)}: ${name}`
  }
}

function WrongCells({ order: { problems } }: { readonly order: SheetOrder }) {
  const { t } = useTranslation('orderSheet')
  const nameOf = useColumnName()
  const problemText = (column: string, problem: FieldProblem) => {
    if (column === 'orderNo') return t(`orderProblems.${problem as 'required'}`)
    const isOfNumber = column === 'containers.number' && problem === 'wrong-format'
    return t(isOfNumber ? 'numberProblem' : `problems.${problem}`)
  }
  return (
    <ul>
      {Object.entries(problems).flatMap(([row, cells]) =>
        Object.entries(cells).map(([column, problem]) => (
          <li key={`${row} ${column}`}>
            {t('wrongCell', {
              row,
              column: nameOf(column),
              problem: problemText(column, problem),
            })}
          </li>
        )),
      )}
    </ul>
  )
}
