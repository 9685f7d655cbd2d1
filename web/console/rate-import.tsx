import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ConsolePage } from './frame/console-page.tsx'
import { ImportDesk } from './imports/import-desk.tsx'

export const loader = () => null
export const clientLoader = withLesson('desk')

export default function RateImportPage() {
  const { t } = useTranslation('ratesDesk')
  return (
    <ConsolePage
      head={t('import.head')}
      title={t('import.head')}
      lead={t('import.lead')}
      permission="publish-rates"
    >
      <ImportDesk />
    </ConsolePage>
  )
}
