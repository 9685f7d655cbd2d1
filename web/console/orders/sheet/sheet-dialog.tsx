import { useState } from 'react'
import { megabyte } from '#domain/files/file-kind.ts'
import { orderSheetLimits } from '#domain/orders/sheet/order-sheet.ts'
import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { readBlob } from '#web/client/files.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { type OrderSheet, SheetPreview } from './sheet-preview.tsx'

const { rows: max, megabytes: limit } = orderSheetLimits

async function readSheet(file: File) {
  if (file.size > limit * megabyte) return refusal('too-large', { limit: `${limit} MB` })
  const input = { query: { fileName: file.name }, body: file }
  return call('POST /api/console/orders/sheet/read', input, { hidesOfflineToast: true })
}

/** Several orders filled in by a sheet; opens over the list of orders. */
export function OrderSheetButton() {
  const { t } = useTranslation('orderSheet')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <SheetDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A sheet is read first; it changes orders when the user confirms. */
function SheetDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('orderSheet')
  const [fileName, setFileName] = useState<string>()
  const [sheet, setSheet] = useState<OrderSheet>()
  const reading = useResultMutation(readSheet, { onDone: setSheet })
  const problem = useSheetProblem()(reading.refusal)
  const start = (name: string | undefined) => {
    setFileName(name)
    setSheet(undefined)
    reading.reset()
  }
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} onClose={onClose} size="large">
      <div className={page.stack}>
        <p className={page.soft}>{t('lead')}</p>
        <Template />
        <FileField
          name="sheet"
          label={t('file')}
          limits={t('fileHelp', { limit, max })}
          problem={problem}
          accept=".xlsx,.csv"
          labels={{ choose: t('choose'), drop: t('drop'), remove: t('clear'), sending: t('reading') }}
          chosen={fileName}
          onChosen={(file) => {
            start(file.name)
            void reading.send(file)
          }}
          onRemove={() => start(undefined)}
        />
        {reading.isSending && <p role="status">{t('reading')}</p>}
        {sheet && <SheetPreview sheet={sheet} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

function Template() {
  const { t } = useTranslation('orderSheet')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/console/orders/sheet/template', { query: {} }, { hidesOfflineToast: true }),
      t('templateName'),
    )
  return (
    <div>
      <Button isCompact isPending={isFetching} onClick={() => void save()}>
        {t('template')}
      </Button>
    </div>
  )
}

/** Why a sheet was refused as a whole; some reasons have a sentence of their own. */
function useSheetProblem() {
  const { t } = useTranslation('orderSheet')
  const texts = {
    inconsistent: () => t('noColumns'),
    'too-few': () => t('noRows'),
    'too-many': () => t('tooMany', { max }),
    'too-long': () => t('tooLong'),
  } as const
  return (refused: Refusal | undefined): string | undefined => {
    if (!refused) return undefined
    if (refused.refusal === 'unreadable-sheet') return t('otherFile')
    const problem = refused.fields?.file
    if (problem && Object.hasOwn(texts, problem)) return texts[problem as keyof typeof texts]()
    return t(`refusals:${refused.refusal}`, refused.params)
  }
}
