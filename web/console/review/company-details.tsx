import { Link } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { regionName } from '#domain/places/region-name.ts'
import { isCreditCode } from '#domain/values/credit-code.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import page from '#web/console/shared/page.module.css'
import { personPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Compared, type Comparison } from './compared.tsx'
import { RegisterLink } from './register-link.tsx'

type CompanyDetailsProps = {
  readonly file: CompanyFile
  readonly comparisons?: readonly Comparison[]
}

/** The application, in the order in which a licence is read. */
export function CompanyDetails({ file, comparisons = [] }: CompanyDetailsProps) {
  const { t } = useTranslation('console')
  const { application, submittedAt, decidedAt, licenceValidTo, refusalReason, stopReason, members } = file
  const { country, creditCode, registrationNumber } = application
  const language = useLanguage()
  const compared = (field: Comparison['field']) => <Compared comparisons={comparisons} field={field} />
  const time = (at: string) => <FormattedTime at={at} format="dateTime" />
  return (
    <Panel title={t('company.form')}>
      <DescriptionList
        items={[
          {
            term: t('company.facts.name'),
            value: (
              <>
                <strong>{application.companyName}</strong>
                {compared('companyName')}
              </>
            ),
          },
          { term: t('company.facts.country'), value: registrationNumber && regionName(country, language) },
          {
            term: t('company.facts.creditCode'),
            value: creditCode && (
              <>
                <CreditCode code={creditCode} />
                <RegisterLink country={country} number={creditCode} />
                {compared('creditCode')}
              </>
            ),
          },
          {
            term: t('company.facts.registrationNumber'),
            value: registrationNumber && (
              <>
                <span className={page.row}>
                  <span className={page.code}>{registrationNumber}</span>
                  <RegisterLink country={country} number={registrationNumber} />
                </span>
                {compared('registrationNumber')}
              </>
            ),
          },
          { term: t('company.facts.vatNumber'), value: application.vatNumber ?? t('company.none') },
          { term: t('company.facts.applicant'), value: <Applicant file={file} /> },
          { term: t('company.facts.submitted'), value: time(submittedAt) },
          { term: t('company.facts.decided'), value: decidedAt && time(decidedAt) },
          {
            term: t('company.facts.licenceEnd'),
            value: (licenceValidTo || comparisons.length > 0) && (
              <>
                {licenceValidTo && <FormattedDay day={licenceValidTo} format="date" />}
                {compared('licenceEnd')}
              </>
            ),
          },
          { term: t('company.facts.reason'), value: refusalReason },
          { term: t('company.facts.stopReason'), value: stopReason },
          { term: t('company.facts.members'), value: members },
          {
            term: t('company.facts.approval'),
            value: t(file.ordersNeedApproval ? 'company.yes' : 'company.no'),
          },
        ]}
      />
    </Panel>
  )
}

function CreditCode({ code }: { code: string }) {
  const { t } = useTranslation('console')
  const isValid = isCreditCode(code)
  return (
    <span className={page.row}>
      <span className={page.code}>{code}</span>
      <Badge
        tone={isValid ? 'ok' : 'bad'}
        label={t(isValid ? 'company.checkDigit.right' : 'company.checkDigit.wrong')}
      />
    </span>
  )
}

function Applicant({ file: { applicant } }: { file: CompanyFile }) {
  const { t } = useTranslation('console')
  const maySeePeople = may(useActor(), 'see-people')
  if (!applicant) return t('queue.noApplicant')
  const { id, name, mobile } = applicant
  return (
    <>
      {maySeePeople ? <Link to={personPath(id)}>{name}</Link> : name} {mobile}
    </>
  )
}
