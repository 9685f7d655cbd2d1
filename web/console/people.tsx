import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './frame/console-page.tsx'
import { PeopleList } from './people/people-list.tsx'

export const loader = () => null

export default function PeoplePage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('people.head')}
      title={t('people.title')}
      lead={t('people.lead')}
      permission="see-people"
    >
      <PeopleList />
    </ConsolePage>
  )
}
