import { may } from '#domain/access/permissions.ts'
import { sections } from './sections.ts'
import { useActor } from './staff-state.ts'

/** Only the sections that the roles allow; the page of another one says why it is closed. */
export function useOpenSections() {
  const actor = useActor()
  return sections.filter(({ permission }) => !permission || may(actor, permission))
}
