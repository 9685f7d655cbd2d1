import type { FileView } from '#contract/files.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import type { Result } from '#domain/values/refusal.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './requests.module.css'

type AttachmentLinksProps = {
  readonly files: readonly FileView[]
  read(file: FileView): Promise<Result<Blob>>
}

const kilobytes = (bytes: number): string => formatAmount(String(Math.ceil(bytes / 1024)))

/** The files of a request that was sent, to be downloaded. */
export function AttachmentLinks({ files, read }: AttachmentLinksProps) {
  const { t } = useTranslation('common')
  const { isFetching, download } = useDownload()
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            variant="quiet"
            isCompact
            isPending={isFetching}
            title={file.name}
            onClick={() => void download(() => read(file), file.name)}
          >
            <span className={styles.fileName}>{file.name}</span>
          </Button>
          <span className={styles.size}>{t('common:fileSize', { size: kilobytes(file.bytes) })}</span>
        </li>
      ))}
    </ul>
  )
}
