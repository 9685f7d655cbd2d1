import { Link } from 'react-router'
import type { AdminRequest, RequestDetails } from '#contract/requests.ts'
import { may } from '#domain/access/permissions.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { type RequestField, requestForms } from '#domain/quotes/quote-request.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath } from '#web/console/shared/places.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What was asked, in the order of the form it was asked by, and by whom. */
export function RequestFacts({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const word = useDetailWord()
  const { kind, details, contact } = request
  const asked = requestForms[kind].asks.filter((field) => details[field] !== undefined)
  return (
    <section className={page.panel} aria-labelledby="asked">
      <h2 id="asked">{t(`kinds.${kind}`)}</h2>
      <dl className={page.details}>
        {asked.map((field) => (
          <Fact key={field} name={t(`fields.${field}`)} text={word(field, details)} />
        ))}
      </dl>
      <h2>{t('request.asker')}</h2>
      <dl className={page.details}>
        <dt>{t('request.company')}</dt>
        <dd>
          <Company request={request} />
        </dd>
        <Fact name={t('request.person')} text={request.person.name} />
        <Fact name={t('request.contact')} text={`${contact.name} ${contact.phone}`} />
        <dt>{t('columns.created')}</dt>
        <dd>
          <Instant at={request.createdAt} /> <Site brand={request.brand} />
        </dd>
      </dl>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  )
}

function Site({ brand }: { brand: string }) {
  const brandName = useBrandName()
  const known = brandCodes.find((code) => code === brand)
  return known ? brandName(known) : brand
}

/** Somebody without a certified company reads no price before there is one. */
function Company({ request: { company } }: { request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const mayLook = may(useActor(), 'see-companies')
  if (!company) return t('request.noCompany')
  const { id, name, isCertified } = company
  return (
    <span className={page.row}>
      {mayLook ? <Link to={companyPath(id)}>{name}</Link> : name}
      <Badge
        tone={isCertified ? 'ok' : 'warn'}
        word={t(isCertified ? 'request.certified' : 'request.uncertified')}
      />
    </span>
  )
}

function useDetailWord(): (field: RequestField, details: RequestDetails) => string {
  const { t } = useTranslation('requestsAdmin')
  const translator = useTranslator()
  return (field, details) => {
    const { [field]: value } = details
    if (field === 'containers')
      return (details.containers ?? [])
        .map(({ type, count }) => `${count} × ${type}`)
        .join(t('console:list.between'))
    return translator.find(`requestsAdmin:measures.${field}`, { value: String(value) }) ?? String(value)
  }
}
