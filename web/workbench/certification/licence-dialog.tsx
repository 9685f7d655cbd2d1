import { saveFile } from '#web/client/files.ts'
import { type StoredFile, useStoredFile } from '#web/components/files/stored-file.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './certification.module.css'

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

export function LicenceDialog({ fileId, onClose }: { fileId: string; onClose(): void }) {
  const { t } = useTranslation('company')
  const stored = useStoredFile(fileId)
  return (
    <Dialog title={t('licence.view')} closeLabel={t('common:close')} size="large" onClose={onClose}>
      <QueryState query={stored}>{(file) => <Licence file={file} />}</QueryState>
    </Dialog>
  )
}

/** An image is shown; a PDF is only offered for download, since its content must not run in our pages. */
function Licence({ file }: { file: StoredFile }) {
  const { t } = useTranslation('company')
  const save = () => saveFile(file.blob, `licence.${extensions[file.blob.type] ?? 'bin'}`)
  return (
    <div className={styles.shown}>
      {file.isImage ? <img src={file.url} alt={t('licence.preview')} /> : <p>{t('licence.isDocument')}</p>}
      <Button onClick={save}>{t('licence.save')}</Button>
    </div>
  )
}
