import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import { ReviewQuestion } from './answer-form.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Certified } from './certified.tsx'
import { draftOf, firstDraft } from './draft.ts'
import { JoinByName } from './join-by-name.tsx'
import { JoinRequestPending } from './join-request-pending.tsx'
import { Review } from './review.tsx'
import { Suspended } from './suspended.tsx'

export default function CertificationPage() {
  const user = useCurrentUser()
  if (!user) return null
  const { myCompany: view, person } = user
  if (view.memberStatus === 'disabled') return <MemberDisabled />
  if (!view.role) return <WithoutCompany view={view} person={person} />
  if (view.state === 'under-review') return <UnderReview view={view} person={person} />
  if (view.state === 'certified') return <Certified view={view} />
  if (view.state === 'suspended') return <Suspended view={view} />
  return <ApplicationRefused view={view} person={person} />
}

type CertificationProps = { readonly view: CertificationView; readonly person: PersonView }

function UnderReview({ view, person }: CertificationProps) {
  const { question } = view
  const isOpen = question?.answeredAt === null
  return (
    <>
      {isOpen && <ReviewQuestion key={question.askedAt} view={view} person={person} question={question} />}
      <Review view={view} />
    </>
  )
}

function MemberDisabled() {
  const { t } = useTranslation('company')
  const badge = <Badge tone="bad" label={t('certification:memberStatuses.disabled')} />
  return <Panel tone="bad" title={t('disabled.title')} lead={t('disabled.text')} actions={badge} />
}

/** A user without a company: applies for one, or waits for the answer of another. */
function WithoutCompany({ view, person }: CertificationProps) {
  const { t } = useTranslation('company')
  const { joinRequest } = view
  if (joinRequest?.state === 'pending') return <JoinRequestPending request={joinRequest} />
  return (
    <>
      {joinRequest?.state === 'refused' && (
        <Panel
          tone="bad"
          title={t('join.refusedTitle', { company: joinRequest.companyName })}
          lead={t('join.refusedText')}
        />
      )}
      {view.reason && (
        <Panel tone="bad" title={t('refused.title')}>
          <RefusalReason reason={view.reason} />
        </Panel>
      )}
      <JoinByName statedCompany={person.statedCompany} />
      <Panel title={t('form.title')} lead={t('form.lead', { days: view.reviewWorkingDays })}>
        <ApplicationForm
          key={person.id}
          personId={person.id}
          previous={firstDraft(person)}
          submitLabel={t('form.submit')}
          canSkip
        />
      </Panel>
    </>
  )
}

function RefusalReason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('company')
  return (
    <DescriptionList items={[{ term: t('refused.reason'), value: reason && <TypedText text={reason} /> }]} />
  )
}

/** Refused or revoked: the reason, and the former application to correct. */
function ApplicationRefused({ view, person }: CertificationProps) {
  const { t } = useTranslation('company')
  const { state } = view
  const isOwn = view.role === 'administrator'
  return (
    <>
      {(state === 'refused' || state === 'revoked') && (
        <Panel
          tone="bad"
          title={t(`${state}.title`)}
          actions={<Badge tone="bad" label={t(`certification:states.${state}`)} />}
        >
          <RefusalReason reason={view.reason} />
          {!isOwn && <p>{t('refused.member')}</p>}
        </Panel>
      )}
      {isOwn && (
        <Panel title={t('form.again')} lead={t('form.lead', { days: view.reviewWorkingDays })}>
          <ApplicationForm
            key={person.id}
            personId={person.id}
            previous={draftOf(view, person, t('licence.former'))}
            submitLabel={t('form.resubmit')}
            canSkip
          />
        </Panel>
      )}
    </>
  )
}
