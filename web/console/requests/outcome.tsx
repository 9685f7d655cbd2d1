import { Link } from 'react-router'
import type { AdminRequest } from '#contract/requests.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import styles from './requests.module.css'
import { SentOfferPanel } from './sent-offer.tsx'
import { useOpenRequests } from './use-open-requests.ts'

type OutcomeProps = { readonly request: AdminRequest; onDone(request: AdminRequest): void }

/** How the request ended, with a link back to the open ones. */
export function Outcome({ request, onDone }: OutcomeProps) {
  const { state, answeredAt, answeredBy, quoteNumber, reason, offers } = request
  const { t } = useTranslation('requestsAdmin')
  return (
    <div className={styles.form}>
      <ConsolePanel title={t('outcome.title')}>
        {state !== 'open' && <p>{t(`outcome.${state}`)}</p>}
        <DescriptionList
          items={[
            {
              term: t('outcome.quote'),
              value: quoteNumber && <span className={page.code}>{quoteNumber}</span>,
            },
            { term: t('outcome.reason'), value: reason },
            { term: t('outcome.by'), value: answeredBy },
            {
              term: t('outcome.at'),
              value: answeredAt && <FormattedTime at={answeredAt} format="dateTime" />,
            },
          ]}
        />
        <p className={page.row}>
          <NextRequest number={request.number} />
          <Link className={buttonClass({ isCompact: true })} to="/console/requests">
            {t('outcome.back')}
          </Link>
        </p>
      </ConsolePanel>
      {offers.map((sent) => (
        <SentOfferPanel key={sent.number} request={request} sent={sent} onDone={onDone} />
      ))}
    </div>
  )
}

/** The open request that is due first. */
function NextRequest({ number }: { number: string }) {
  const { t } = useTranslation('requestsAdmin')
  const open = useOpenRequests()
  // The request itself stays in the list until it is read again.
  const next = open.status === 'ready' ? open.data.rows.find((row) => row.number !== number) : undefined
  if (!next) return null
  const customer = next.company?.name ?? next.person.name
  return (
    <Link className={buttonClass({ variant: 'primary', isCompact: true })} to={requestPath(next.number)}>
      {t('outcome.next', { number: next.number, customer })}
    </Link>
  )
}
