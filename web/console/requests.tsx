import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './frame/console-page.tsx'
import { RequestList } from './requests/request-list.tsx'

export const loader = () => null
export const clientLoader = withLesson('desk')

export default function RequestsPage() {
  const { t } = useTranslation('requestsDesk')
  return (
    <ConsolePage
      head={t('list.head')}
      title={t('list.head')}
      lead={t('list.lead')}
      permission="answer-requests"
    >
      <RequestList />
    </ConsolePage>
  )
}
