import { Link } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { isCreditCode } from '#domain/values/credit-code.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { personPath } from '#web/console/shared/places.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the applicant wrote, in the order in which a licence is read. */
export function CompanyFacts({ file }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const { application, submittedAt, decidedAt, refusalReason, members, ordersNeedApproval } = file
  return (
    <section className={page.panel} aria-labelledby="application">
      <h2 id="application">{t('company.form')}</h2>
      <dl className={page.details}>
        <dt>{t('company.facts.name')}</dt>
        <dd>
          <strong>{application.companyName}</strong>
        </dd>
        <dt>{t('company.facts.creditCode')}</dt>
        <dd>
          <CreditCode code={application.creditCode} />
        </dd>
        <dt>{t('company.facts.vatNumber')}</dt>
        <dd>{application.vatNumber ?? t('company.none')}</dd>
        <dt>{t('company.facts.applicant')}</dt>
        <dd>
          <Applicant file={file} />
        </dd>
        <dt>{t('company.facts.submitted')}</dt>
        <dd>
          <Instant at={submittedAt} />
        </dd>
        {decidedAt && (
          <>
            <dt>{t('company.facts.decided')}</dt>
            <dd>
              <Instant at={decidedAt} />
            </dd>
          </>
        )}
        {refusalReason && (
          <>
            <dt>{t('company.facts.reason')}</dt>
            <dd>{refusalReason}</dd>
          </>
        )}
        <dt>{t('company.facts.members')}</dt>
        <dd>{members}</dd>
        <dt>{t('company.facts.approval')}</dt>
        <dd>{t(ordersNeedApproval ? 'company.yes' : 'company.no')}</dd>
      </dl>
    </section>
  )
}

function CreditCode({ code }: { code: string }) {
  const { t } = useTranslation('console')
  const isRight = isCreditCode(code)
  return (
    <span className={page.row}>
      <span className={page.code}>{code}</span>
      <Badge
        tone={isRight ? 'ok' : 'bad'}
        word={t(isRight ? 'company.checkDigit.right' : 'company.checkDigit.wrong')}
      />
    </span>
  )
}

function Applicant({ file: { applicant } }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const mayLook = may(useActor(), 'see-people')
  if (!applicant) return t('queue.noApplicant')
  const { id, name, mobile } = applicant
  return (
    <>
      {mayLook ? <Link to={personPath(id)}>{name}</Link> : name} {mobile}
    </>
  )
}
