import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx'
import type { TableControl } from './use-table-state.ts'

export type EmptyListState = Pick<EmptyStateProps, 'title' | 'text' | 'action'>

export type NoMatch = {
  /** Instead of the usual title. */
  readonly title?: string
  /** About the filters, beside naming them. */
  readonly hint?: string | undefined
}

type ListEmptyProps = {
  readonly control: TableControl
  readonly criteria: readonly string[]
  readonly emptyState: EmptyListState | undefined
  readonly noMatch?: NoMatch | undefined
}

/** With the usual filters the list is empty; with others nothing matches them. */
export function ListEmpty({ control, criteria, emptyState, noMatch }: ListEmptyProps) {
  const { state, clear } = control
  const { t } = useTranslation('table')
  if (criteria.length === 0 && state.cursor === undefined)
    return emptyState && <EmptyState state="first-use" {...emptyState} />
  return (
    <EmptyState
      state="no-match"
      title={noMatch?.title ?? t('noMatch')}
      text={
        criteria.length > 0 && (
          <>
            {t('noMatchText', { criteria: criteria.join(t('between')) })}
            {noMatch?.hint && <br />}
            {noMatch?.hint}
          </>
        )
      }
      action={
        <Button isCompact onClick={clear}>
          {t('clear')}
        </Button>
      }
    />
  )
}
