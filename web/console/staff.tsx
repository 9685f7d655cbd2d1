import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './shared/console-page.tsx'
import { StaffList } from './staff/staff-list.tsx'

export const loader = () => null

export default function StaffPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('staff.head')}
      title={t('staff.title')}
      lead={t('staff.lead')}
      permission="manage-staff"
    >
      <StaffList />
    </ConsolePage>
  )
}
