import { openFile, saveFile } from '#web/client/files.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'

type LicencePdfProps = { readonly blob: Blob; readonly code: string; onHide(): void }

/** The policy of our pages opens no frame, so a PDF is read in a tab of its own. */
export function LicencePdf({ blob, code, onHide }: LicencePdfProps) {
  const { t } = useTranslation('console')
  const name = `${t('company.licence.fileName', { code })}.pdf`
  return (
    <>
      <p>
        <strong>{t('company.licence.pdf')}</strong>
      </p>
      <p className={page.soft}>{t('company.licence.pdfText')}</p>
      <p className={page.row}>
        <button className={button.small} type="button" onClick={() => openFile(blob, name)}>
          {t('company.licence.open')}
        </button>
        <button className={button.small} type="button" onClick={() => saveFile(blob, name)}>
          {t('company.licence.save')}
        </button>
        <button className={button.small} type="button" onClick={onHide}>
          {t('company.licence.hide')}
        </button>
      </p>
    </>
  )
}
