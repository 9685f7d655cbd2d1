import { useCallback } from 'react'
import type { FoundInConsole } from '#contract/console-search.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import type { FoundPage } from '#domain/access/console-search.ts'
import { may } from '#domain/access/permissions.ts'
import { createFind } from '#domain/places/match-text.ts'
import { call } from '#web/client/call.ts'
import { SearchDialog } from '#web/components/search/search-dialog.tsx'
import { pageNaming } from '#web/components/search/searched-page.ts'
import { companyPath, orderPath, personPath, ratePath, requestPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import { searchedPages } from './pages.data.ts'

const pathOf: Record<FoundPage, (id: string) => string> = {
  order: orderPath,
  request: requestPath,
  rate: ratePath,
  company: companyPath,
  person: personPath,
  rates: (search) => `/console/rates?${new URLSearchParams({ search })}`,
  'port-rates': (port) => `/console/rates?${new URLSearchParams({ kind: 'trucking-lane', port })}`,
}

const findPages = createFind<(typeof searchedPages)[number]>(pageNaming)

const pagesFor = (roles: readonly StaffRole[], text: string) =>
  findPages(
    text,
    searchedPages.filter(
      ({ permission }) => !permission || may({ kind: 'staff', userId: '', roles }, permission),
    ),
  )

async function findRecords(text: string): Promise<readonly FoundInConsole[]> {
  if (text === '') return []
  const result = await call('GET /api/console/search', { query: { text } }, { hidesOfflineToast: true })
  if (!result.ok) throw new Error(result.refusal)
  return result.value.found
}

/** Pages and records for a text; each is known by the path that it opens. */
function useSearch() {
  const { t } = useTranslation('console')
  const { roles } = useActor()
  const language = useLanguage()
  return useCallback(
    async (typed: string): Promise<readonly ComboboxOption[]> => {
      const text = typed.trim()
      const pages = pagesFor(roles, text).map(({ path, name }) => ({
        value: path,
        label: name[language],
        code: t('searchAll.groups.pages'),
      }))
      const records = (await findRecords(text)).map(({ group, title, detail, opens, id }) => ({
        value: `${pathOf[opens](id)}#${group}-${title}`,
        label: title,
        detail,
        code: t(`searchAll.groups.${group}`),
      }))
      return [...pages, ...records]
    },
    [roles, language, t],
  )
}

/** The search over what the roles of the reader allow. */
export default function ConsoleSearch({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('console')
  return (
    <SearchDialog
      title={t('searchAll.title')}
      label={t('searchAll.label')}
      placeholder={t('searchAll.placeholder')}
      help={t('searchAll.help')}
      search={useSearch()}
      onClose={onClose}
    />
  )
}
