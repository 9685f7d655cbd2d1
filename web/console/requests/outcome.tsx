import { Link } from 'react-router'
import type { AdminRequest } from '#contract/requests.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'

/** How the request ended, with a link back to the open ones. */
export function Outcome({ request: { state, answeredAt, quoteNumber, reason } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <ConsolePanel title={t('outcome.title')}>
      {state !== 'open' && <p>{t(`outcome.${state}`)}</p>}
      <DescriptionList
        items={[
          {
            term: t('outcome.quote'),
            value: quoteNumber && <span className={page.code}>{quoteNumber}</span>,
          },
          { term: t('outcome.reason'), value: reason },
          { term: t('outcome.at'), value: answeredAt && <FormattedTime at={answeredAt} format="dateTime" /> },
        ]}
      />
      <p>
        <Link className={buttonClass({ isCompact: true })} to="/console/requests">
          {t('outcome.back')}
        </Link>
      </p>
    </ConsolePanel>
  )
}
