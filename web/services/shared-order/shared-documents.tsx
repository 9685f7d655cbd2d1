import type { SharedOrder } from '#contract/shared-orders.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './shared-order.module.css'

type DocumentsProps = { readonly documents: SharedOrder['documents']; readonly token: string }

/** The released documents of a shared order. */
export function SharedDocuments({ documents, token }: DocumentsProps) {
  const { t } = useTranslation('orderSharing')
  const { isFetching, download } = useDownload()
  const save = ({ id: fileId, name }: SharedOrder['documents'][number]) =>
    download(() => readBlob('POST /api/orders/shared/document', { body: { token, fileId } }), name)
  return (
    <Panel title={t('page.documents')}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <strong>{t(`orderMessages:kinds.${document.kind}`)}</strong>
            <Button variant="quiet" isCompact isPending={isFetching} onClick={() => void save(document)}>
              <span className={styles.name}>{document.name}</span>
            </Button>
            <span className={styles.note}>
              <FormattedTime at={document.addedAt} format="dateTime" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
