import { useState } from 'react'
import type { RateRow } from '#contract/rates.ts'
import { importedKinds, isImportedKind } from '#domain/rates/rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallMutation, useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { BulkEditDialog } from '#web/console/rates/bulk-edit/bulk-edit-dialog.tsx'
import { useArchiveReason } from '#web/console/rates/publishing/use-archive-reason.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useCriteria } from './use-criteria.ts'
import type { useRateQuery } from './use-rate-query.ts'

const listed = ['GET /api/console/rates', 'GET /api/console/rate'] as const

type SelectedProps = {
  readonly filters: ReturnType<typeof useRateQuery>['query']
  readonly rates: readonly RateRow[]
  onDone(): void
}

/** What can be done with several rates. Only lanes can be exported; versions that have ended cannot be archived. */
export function SelectedRates(props: SelectedProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isAsking, setAsking] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const criteria = useCriteria(props.filters)
  const { kind, ...filters } = props.filters
  const hasEnded = props.rates.some(({ state }) => state === 'ended')
  return (
    <>
      {isImportedKind(kind) && (
        <Button isCompact variant="primary" onClick={() => setEditing(true)}>
          {t('bulk.open')}
        </Button>
      )}
      {!hasEnded && (
        <Button isCompact onClick={() => setAsking(true)}>
          {t('selected.archive')}
        </Button>
      )}
      <ExportSelected {...props} />
      {isEditing && isImportedKind(kind) && (
        <BulkEditDialog
          kind={kind}
          rateIds={props.rates.map(({ rateId }) => rateId)}
          filters={filters}
          criteria={criteria}
          onClose={() => setEditing(false)}
        />
      )}
      {isAsking && <ArchiveSelected {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

function ExportSelected({ filters: { kind }, rates }: SelectedProps) {
  const { t } = useTranslation('ratesAdmin')
  const { isFetching, download } = useDownload()
  const exported = importedKinds.find((known) => known === kind)
  if (!exported) return null
  const save = () =>
    download(
      () =>
        readBlob('POST /api/console/rates/export', {
          body: { kind: exported, rateIds: rates.map(({ rateId }) => rateId) },
        }),
      t('files.export', { kind: t(`kinds.${kind}`), day: shanghaiDay(new Date()) }),
    )
  return (
    <Button isCompact isPending={isFetching} onClick={() => void save()}>
      {t('selected.export')}
    </Button>
  )
}

function ArchiveSelected({ rates, onDone, onClose }: SelectedProps & { onClose(): void }) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const reason = useArchiveReason()
  const invalidate = useInvalidate()
  const { send, isSending } = useCallMutation('POST /api/console/rates/archive', {
    invalidates: listed,
    onDone({ archived }) {
      showToast('info', t('selected.done', { count: archived }))
      onClose()
      onDone()
    },
    // The list is read again, so a dialog about its rows would no longer be true.
    onRefused(refusal) {
      showToast('error', refusalText(refusal) ?? '')
      onClose()
      invalidate(...listed)
    },
  })
  return (
    <ConfirmDialog
      title={t('selected.title', { count: rates.length })}
      confirmLabel={t('selected.archive')}
      cancelLabel={t('when.cancel')}
      closeLabel={t('common:close')}
      isSending={isSending}
      reason={rates.every(({ state }) => state === 'draft') ? undefined : reason}
      onConfirm={(given) =>
        void send({ body: { rateIds: rates.map(({ rateId }) => rateId), reason: given } })
      }
      onClose={onClose}
    >
      <p>{t('selected.text')}</p>
    </ConfirmDialog>
  )
}
