import type { CertificationView } from '#contract/certification.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { noNumber, useNumberItems } from './company-number.tsx'

/** Why the certification is suspended, and what that means. */
export function Suspended({ view: { application, reason } }: { view: CertificationView }) {
  const { t } = useTranslation('company')
  const { phone, email } = useBrand().contact
  const numberItems = useNumberItems(application ?? noNumber)
  return (
    <Panel
      tone="warn"
      title={t('suspended.title')}
      lead={t('suspended.text', { phone, email })}
      actions={<Badge tone="warn" label={t('certification:states.suspended')} />}
    >
      <DescriptionList
        items={[
          { term: t('form.companyName'), value: application?.companyName },
          ...numberItems,
          { term: t('refused.reason'), value: reason },
        ]}
      />
    </Panel>
  )
}
