import type { ImportView } from '#contract/rate-imports.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

/** The wrong rows of a sheet, to be corrected and uploaded again, before and after the others are imported. */
export function WrongRows({ view }: { readonly view: ImportView }) {
  const { t } = useTranslation('ratesAdmin')
  const { isFetching, download } = useDownload()
  const { wrong } = view.counts
  if (wrong === 0 || view.edit) return null
  const save = () =>
    download(
      () => readBlob('GET /api/console/rates/import/wrong', { query: { importId: view.importId } }),
      t('preview.wrongFile', { file: view.fileName }),
    )
  const text = view.state === 'previewed' ? 'preview.wrongRows' : 'preview.wrongSkipped'
  return (
    <p className={page.row}>
      <span className={page.refusal}>{t(text, { count: wrong })}</span>
      <Button isCompact isPending={isFetching} onClick={() => void save()}>
        {t('preview.takeWrong')}
      </Button>
    </p>
  )
}
