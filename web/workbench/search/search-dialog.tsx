import { useCallback } from 'react'
import { createFind } from '#domain/places/match-text.ts'
import { SearchDialog } from '#web/components/search/search-dialog.tsx'
import { pageNaming } from '#web/components/search/searched-page.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import { commands } from './commands.data.ts'
import { useRecords } from './use-records.ts'

const findCommands = createFind<(typeof commands)[number]>(pageNaming)

/** Commands and records for a text. */
function useSearch() {
  const { t } = useTranslation('workbench')
  const language = useLanguage()
  const findRecords = useRecords()
  return useCallback(
    async (typed: string): Promise<readonly ComboboxOption[]> => {
      const text = typed.trim()
      const found = findCommands(text, commands).map(({ path, name, group }) => ({
        value: path,
        label: name[language],
        code: t(`search.groups.${group}`),
      }))
      return text === '' ? found : [...found, ...(await findRecords(text))]
    },
    [language, t, findRecords],
  )
}

/** The search over the workbench: its pages, new quotes and requests, and the user's own records. */
export default function WorkbenchSearchDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('workbench')
  return (
    <SearchDialog
      title={t('search.title')}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      help={t('search.help')}
      search={useSearch()}
      onClose={onClose}
    />
  )
}
