import { useCallback } from 'react'
import { saveFile } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Dialog } from '#web/ui/dialog.tsx'
import { readStored, type StoredFile } from '#web/workbench/files/stored-file.ts'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import styles from './certification.module.css'

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

export function LicenceDialog({ fileId, onClose }: { fileId: string; onClose(): void }) {
  const { t } = useTranslation('company')
  const asked = useAnswer(useCallback(() => readStored(fileId), [fileId]))
  return (
    <Dialog title={t('licence.label')} close={t('common:close')} size="large" onClose={onClose}>
      <Answered asked={asked}>{(file) => <Licence file={file} />}</Answered>
    </Dialog>
  )
}

/** A picture is shown; a document is only handed over, since whatever it holds runs in no page of ours. */
function Licence({ file }: { file: StoredFile }) {
  const { t } = useTranslation('company')
  const save = () => saveFile(file.blob, `licence.${endings[file.blob.type] ?? 'bin'}`)
  return (
    <div className={styles.shown}>
      {file.isPicture ? (
        <img src={file.address} alt={t('licence.preview')} />
      ) : (
        <p>{t('licence.isDocument')}</p>
      )}
      <button className={button.button} type="button" onClick={save}>
        {t('licence.save')}
      </button>
    </div>
  )
}
