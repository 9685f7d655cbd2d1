import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { ticketUrl } from '#domain/notifications/workbench-paths.ts'
import { documentsOf, type OrderDocument } from '#domain/orders/export/documents.ts'
import { hasTicket } from '#domain/orders/ticket/booking-ticket.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './exports.module.css'

/** The documents of an order as PDF, in either language. */
export function OrderFiles({
  order: { number, state, service },
}: {
  readonly order: Pick<OrderView, 'number' | 'state' | 'service'>
}) {
  const { t } = useTranslation('orderDocuments')
  const language = useLanguage()
  const { isFetching, download } = useDownload()
  const ordered = [language, ...languages.filter((other) => other !== language)]
  const save = (document: OrderDocument, chosen: Language) =>
    download(
      () =>
        readBlob('GET /api/orders/printReportTemplate', { query: { number, document, language: chosen } }),
      `${number}-${document}-${chosen}.pdf`,
    )
  return (
    <Panel title={t('menu')}>
      <ul className={styles.files}>
        {documentsOf(state).map((document) => (
          <li key={document}>
            <span>{t(`titles.${document}`)}</span>
            <span className={styles.buttons}>
              {ordered.map((each) => (
                <Button key={each} isCompact isPending={isFetching} onClick={() => void save(document, each)}>
                  <span aria-hidden="true">{t(`inLanguage.${each}`)}</span>
                  <span className="visually-hidden">
                    {t('downloadIn', {
                      document: t(`titles.${document}`),
                      language: t(`inLanguage.${each}`),
                    })}
                  </span>
                </Button>
              ))}
            </span>
          </li>
        ))}
        {hasTicket({ service, state }) && (
          <li>
            <Link to={ticketUrl(number)}>{t('workbenchOrders:ticket.open')}</Link>
          </li>
        )}
      </ul>
    </Panel>
  )
}
