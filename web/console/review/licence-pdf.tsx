import { openFile, saveFile } from '#web/client/files.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type LicencePdfProps = { readonly blob: Blob; readonly code: string; onHide(): void }

/** The content security policy of the pages allows no frames, so a PDF opens in another tab. */
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
        <Button isCompact onClick={() => openFile(blob, name)}>
          {t('company.licence.open')}
        </Button>
        <Button isCompact onClick={() => saveFile(blob, name)}>
          {t('company.licence.save')}
        </Button>
        <Button isCompact onClick={onHide}>
          {t('company.licence.hide')}
        </Button>
      </p>
    </>
  )
}
