import { useState } from 'react'
import type { OrderDocuments as Documents, OrderDocumentView } from '#contract/order-documents.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AddDocument } from './add-document.tsx'
import styles from './correspondence.module.css'
import { orderCalls, readOrderFile } from './order-calls.ts'

export type OfOrder = { readonly number: string; readonly side: DocumentSide }

/** The documents of an order, and for those who may the form that adds one. */
export function OrderDocuments({ number, side }: OfOrder) {
  const { t } = useTranslation('orderMessages')
  const query = useCallQuery(
    orderCalls[side].documents,
    { query: { number } },
    { refetchOnNotification: true },
  )
  const [asked, setAsked] = useState<OrderDocumentView>()
  return (
    <Panel title={t('documents.title')}>
      <QueryState query={query} skeleton={{ rows: 2 }}>
        {({ documents, canAdd }) => (
          <>
            {documents.length === 0 && <p className={styles.soft}>{t('documents.none')}</p>}
            <ul className={styles.documents}>
              {documents.map((document) => (
                <DocumentLine
                  key={document.id}
                  document={document}
                  number={number}
                  side={side}
                  onWithdraw={setAsked}
                />
              ))}
            </ul>
            {canAdd && <AddDocument number={number} side={side} onDone={query.setData} />}
          </>
        )}
      </QueryState>
      {asked && (
        <WithdrawDialog
          number={number}
          side={side}
          document={asked}
          onDone={query.setData}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}

type LineProps = OfOrder & {
  readonly document: OrderDocumentView
  onWithdraw(document: OrderDocumentView): void
}

function DocumentLine({ document, number, side, onWithdraw }: LineProps) {
  const { t } = useTranslation('orderMessages')
  const { isFetching, download } = useDownload()
  const { kind, name, addedAt, addedBy, withdrawn, canWithdraw } = document
  const person = t('documents.person', { name: addedBy, side: t(`sides.${document.side}`) })
  return (
    <li data-withdrawn={withdrawn !== null || undefined}>
      <strong>{t(`kinds.${kind}`)}</strong>
      {withdrawn ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Button
          data-printed
          variant="quiet"
          isCompact
          isPending={isFetching}
          title={t('documents.download')}
          onClick={() => void download(() => readOrderFile(side, number)(document), name)}
        >
          <span className={styles.name}>{name}</span>
        </Button>
      )}
      <span className={styles.soft}>
        <FormattedTime at={addedAt} format="dateTime" /> · <TypedText text={person} />
      </span>
      {withdrawn && (
        <span className={styles.soft}>
          <TypedText text={t('documents.withdrawn', { reason: withdrawn.reason })} />
        </span>
      )}
      {canWithdraw && (
        <Button isCompact onClick={() => onWithdraw(document)}>
          {t('documents.withdraw')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  )
}

type WithdrawDialogProps = OfOrder & {
  readonly document: OrderDocumentView
  onDone(documents: Documents): void
  onClose(): void
}

function WithdrawDialog({ number, side, document, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('orderMessages')
  const refusalText = useRefusalText()
  const { name, id: fileId } = document
  const { send, isSending, refusal } = useCallMutation(orderCalls[side].withdrawDocument, {
    invalidates: [orderCalls[side].order],
  })
  const withdraw = async (reason: string) => {
    const result = await send({ body: { number, fileId, reason } })
    if (!result.ok) return
    showToast('info', t('documents.withdrawDone', { name }))
    onDone(result.value)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('documents.withdrawTitle', { name })}
      confirmLabel={t('documents.withdraw')}
      cancelLabel={t('documents.cancel')}
      closeLabel={t('common:close')}
      reason={{
        label: t('documents.reason'),
        maxLength: textLimits.reason,
        missing: { text: t('documents.reasonMissing'), summary: t('documents.summary') },
      }}
      refusal={refusalText(refusal)}
      isSending={isSending}
      onConfirm={(reason) => void withdraw(reason)}
      onClose={onClose}
    >
      <p>{t('documents.withdrawText')}</p>
    </ConfirmDialog>
  )
}
