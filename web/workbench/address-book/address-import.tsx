import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { addressLimits } from '#domain/addresses/address-entry.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallMutation, useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './address-book.module.css'
import { addressUrls } from './address-urls.ts'
import { ImportRows } from './import-rows.tsx'
import { newEntries } from './new-entries.ts'

const { rows: max, megabytes: limit } = addressLimits.sheet

type Sheet = CallData<'POST /api/addresses/read'>

async function readSheet(file: File) {
  if (file.size > limit * megabyte) return refusal('too-large', { limit: `${limit} MB` })
  const input = { query: { fileName: file.name }, body: file }
  return call('POST /api/addresses/read', input, { hidesOfflineToast: true })
}

/** A sheet is read first; its new entries are saved when the user confirms. */
export function AddressImport() {
  const { t } = useTranslation('addresses')
  const [fileName, setFileName] = useState<string>()
  const [sheet, setSheet] = useState<Sheet>()
  const reading = useResultMutation(readSheet, { onDone: setSheet })
  const problem = useSheetProblem()(reading.refusal)
  const take = (file: File) => {
    setFileName(file.name)
    setSheet(undefined)
    void reading.send(file)
  }
  const remove = () => {
    setFileName(undefined)
    setSheet(undefined)
    reading.reset()
  }
  return (
    <Panel title={t('import.title')} lead={t('import.lead')} actions={<Template />}>
      <FileField
        name="sheet"
        label={t('import.file')}
        limits={t('import.fileHelp', { limit, max })}
        problem={problem}
        accept=".xlsx"
        labels={{
          choose: t('import.choose'),
          drop: t('import.drop'),
          remove: t('import.clear'),
          sending: t('import.reading'),
        }}
        chosen={fileName}
        onChosen={take}
        onRemove={remove}
      />
      {reading.isSending && <p role="status">{t('import.reading')}</p>}
      {sheet ? (
        <Preview sheet={sheet} />
      ) : (
        <p>
          <Link to={addressUrls.list}>{t('import.back')}</Link>
        </p>
      )}
    </Panel>
  )
}

function Template() {
  const { t } = useTranslation('addresses')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/addresses/template', {}, { hidesOfflineToast: true }),
      t('import.templateName'),
    )
  return (
    <Button isPending={isFetching} onClick={() => void save()}>
      {t('import.template')}
    </Button>
  )
}

/** Why a sheet was refused as a whole; some reasons have a sentence of their own. */
function useSheetProblem() {
  const { t } = useTranslation('addresses')
  const texts = {
    inconsistent: () => t('import.noColumns'),
    'too-few': () => t('import.noRows'),
    'too-many': () => t('import.tooMany', { max }),
    'too-long': () => t('import.tooLong'),
  } as const
  return (refused: Refusal | undefined): string | undefined => {
    if (!refused) return undefined
    if (refused.refusal === 'unreadable-sheet') return t('import.otherFile')
    const problem = refused.fields?.file
    if (problem && Object.hasOwn(texts, problem)) return texts[problem as keyof typeof texts]()
    return t(`refusals:${refused.refusal}`, refused.params)
  }
}

function Preview({ sheet: { rows } }: { readonly sheet: Sheet }) {
  const { t } = useTranslation('addresses')
  const navigate = useNavigate()
  const entries = newEntries(rows)
  const saving = useCallMutation('POST /api/addresses/import', {
    invalidates: ['GET /api/addresses'],
    onDone: ({ added }) => {
      showToast('info', t('import.saved', { count: added }))
      void navigate(addressUrls.list)
    },
  })
  return (
    <>
      <ImportRows rows={rows} />
      <RefusalMessage refusal={saving.refusal} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={entries.length === 0}
          isPending={saving.isSending}
          onClick={() => void saving.send({ body: { entries } })}
        >
          {entries.length === 0 ? t('import.nothing') : t('import.save', { count: entries.length })}
        </Button>
        <Link className={buttonClass()} to={addressUrls.list}>
          {t('import.back')}
        </Link>
      </div>
    </>
  )
}
