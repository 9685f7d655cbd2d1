import type { ReactNode } from 'react'
import type { ReceiptView } from '#contract/payment-receipts.ts'
import { formatDay, formatTime } from '#domain/language/format-time.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import type { ReceiptState } from '#domain/orders/payment/receipt.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import correspondence from './correspondence/correspondence.module.css'
import { readOrderFile } from './correspondence/order-calls.ts'
import styles from './later-charges.module.css'

const tones: Readonly<Record<ReceiptState, Tone>> = {
  sent: 'info',
  booked: 'ok',
  refused: 'warn',
  withdrawn: 'neutral',
}

type ReceiptListProps = {
  readonly number: string
  readonly side: DocumentSide
  readonly receipts: readonly ReceiptView[]
  /** What the reader can decide about a receipt. */
  readonly actions?: (receipt: ReceiptView) => ReactNode
}

/** What the customer says they transferred, each with its file and what became of it. */
export function ReceiptList({ number, side, receipts, actions }: ReceiptListProps) {
  return (
    <ul className={styles.charges}>
      {receipts.map((receipt) => (
        <li key={receipt.id} className={styles.charge}>
          <Receipt number={number} side={side} receipt={receipt} />
          {receipt.state === 'sent' && actions && <div className={styles.buttons}>{actions(receipt)}</div>}
        </li>
      ))}
    </ul>
  )
}

type ReceiptProps = Pick<ReceiptListProps, 'number' | 'side'> & { readonly receipt: ReceiptView }

function Receipt({ number, side, receipt }: ReceiptProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const { isFetching, download } = useDownload()
  const { state, amount, paidOn, sentAt, sentBy, file, reason } = receipt
  const day = formatDay(paidOn, language)
  return (
    <>
      <div className={styles.head}>
        {file && (
          <Button
            variant="quiet"
            isCompact
            isPending={isFetching}
            onClick={() => void download(() => readOrderFile(side, number)(file), file.name)}
          >
            <span className={correspondence.name}>{file.name}</span>
          </Button>
        )}
        <Badge tone={tones[state]} label={t(`receipts.states.${state}`)} />
        <FormattedMoney money={amount} size="strong" />
      </div>
      <ul className={styles.times}>
        <li>{t('receipts.line', { day, time: formatTime(new Date(sentAt), language) })}</li>
        {side === 'staff' && (
          <li>
            <TypedText text={t('receipts.sentBy', { name: sentBy })} />
          </li>
        )}
        {reason !== null && (
          <li>
            <TypedText text={t('receipts.reason', { reason })} />
          </li>
        )}
      </ul>
    </>
  )
}
