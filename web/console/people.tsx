import { useTranslation } from '#web/language/use-translation.ts'
import { PeopleList } from './people/people-list.tsx'
import { ConsolePage } from './shared/console-page.tsx'

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
