import { Link } from 'react-router'
import type { RequestDetails as Details } from '#contract/request-details.ts'
import type { AdminRequest } from '#contract/requests.ts'
import { may } from '#domain/access/permissions.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { chargeableWeight, kilogramsPerCbm } from '#domain/quotes/offers/chargeable-weight.ts'
import { type RequestField, requestForms } from '#domain/quotes/requests/quote-request.ts'
import { readBlob } from '#web/client/files.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useChoiceLabel } from '#web/components/orders/use-choice-label.ts'
import { AttachmentLinks } from '#web/components/requests/attachment-links.tsx'
import { useRequestLabel } from '#web/components/requests/use-request-label.ts'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './requests.module.css'
import { useTypedPlace } from './use-route.ts'

/** What was requested, in the order of its form, and the customer. */
export function RequestDetails({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const detailText = useDetailText()
  const { kind, details, number, attachments } = request
  const labelOf = useRequestLabel(kind, 'requestsAdmin')
  const fields = requestForms[kind].asks.filter((field) => details[field] !== undefined)
  const chargeable = kind === 'air' ? chargeableWeight(details) : undefined
  return (
    <div className={page.stack}>
      <Panel title={t(`kinds.${kind}`)}>
        <DescriptionList
          items={[
            ...fields.map((field) => ({
              term: labelOf(field),
              value: <span className={styles.detail}>{detailText(field, details)}</span>,
            })),
            ...(chargeable === undefined
              ? []
              : [
                  {
                    term: t('request.chargeable'),
                    value: t('request.chargeableText', {
                      value: measureText(chargeable),
                      perCbm: kilogramsPerCbm,
                    }),
                  },
                ]),
            {
              term: t('request.attachments'),
              value: attachments.length > 0 && (
                <AttachmentLinks
                  files={attachments}
                  read={({ id }) =>
                    readBlob('GET /api/console/request/attachment', { query: { number, fileId: id } })
                  }
                />
              ),
            },
          ]}
        />
      </Panel>
      <Customer request={request} />
    </div>
  )
}

function Customer({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const { contact, person, createdAt, brand } = request
  return (
    <Panel title={t('request.asker')}>
      <DescriptionList
        items={[
          { term: t('request.company'), value: <Company request={request} /> },
          { term: t('request.person'), value: person.id === null ? t('request.visitor') : person.name },
          { term: t('request.contact'), value: `${contact.name} ${contact.phone ?? contact.email}` },
          {
            term: t('columns.created'),
            value: (
              <>
                <FormattedTime at={createdAt} format="dateTime" /> <Site brand={brand} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function Site({ brand }: { brand: string }) {
  const brandName = useBrandName()
  const known = brandCodes.find((code) => code === brand)
  return known ? brandName(known) : brand
}

/** Customers without a certified company cannot see prices yet; those of a suspended one cannot accept an offer. */
function Company({ request: { company } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const maySeeCompanies = may(useActor(), 'see-companies')
  if (!company) return t('request.noCompany')
  const { id, name, isCertified, isSuspended } = company
  const uncertified = isSuspended ? 'request.suspended' : 'request.uncertified'
  return (
    <span className={page.row}>
      {maySeeCompanies ? <Link to={companyPath(id)}>{name}</Link> : name}
      <Badge tone={isCertified ? 'ok' : 'warn'} label={t(isCertified ? 'request.certified' : uncertified)} />
    </span>
  )
}

/** A number with separators; dimensions such as 120 × 80 × 90 stay as they are. */
const measureText = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? formatAmount(text) : text)

function useDetailText(): (field: RequestField, details: Details) => string {
  const { t } = useTranslation('requestsAdmin')
  const translator = useTranslator()
  const placeText = useTypedPlace()
  const choiceText = useChoiceLabel()
  const language = useLanguage()
  return (field, details) => {
    const { [field]: value } = details
    if (field === 'containers')
      return (details.containers ?? [])
        .map(({ type, count }) => `${count} × ${type}`)
        .join(t('console:list.between'))
    if (field === 'readyOn') return formatDay(details.readyOn ?? '', language, 'date')
    const text = String(value)
    if (field === 'from' || field === 'to') return placeText(text)
    if (field === 'tradeMode') return choiceText(field, text)
    return translator.find(`requestsAdmin:measures.${field}`, { value: measureText(text) }) ?? text
  }
}
