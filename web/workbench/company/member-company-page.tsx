import type { CertificationView } from '#contract/certification.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Leave } from './leave.tsx'

type MemberCompanyPageProps = { readonly view: CertificationView; readonly mayLeave: boolean }

/** Says why members see no list, and where to get help. */
export function MemberCompanyPage({ view, mayLeave }: MemberCompanyPageProps) {
  const { t } = useTranslation('company')
  const { contact } = useBrand()
  const { application, role, memberStatus } = view
  const company = application?.companyName ?? ''
  const isActive = memberStatus === 'active'
  return (
    <>
      <Panel
        title={t('plain.yours')}
        actions={
          memberStatus && (
            <Badge tone={isActive ? 'ok' : 'bad'} label={t(`certification:memberStatuses.${memberStatus}`)} />
          )
        }
      >
        {company ? (
          <DescriptionList
            layout="columns"
            items={[
              { term: t('form.companyName'), value: company },
              { term: t('certified.role'), value: role && t(`certification:companyRoles.${role}`) },
            ]}
          />
        ) : (
          <p>{t('disabled.text')}</p>
        )}
      </Panel>
      <EmptyState
        state="no-permission"
        title={t('plain.title')}
        text={t('plain.text', { phone: contact.phone })}
      />
      {mayLeave && <Leave company={company} cannotLeave={undefined} />}
    </>
  )
}
