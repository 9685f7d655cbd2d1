import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx'
import type { TableControl } from './use-table-state.ts'

export type EmptyListState = Pick<EmptyStateProps, 'title' | 'text' | 'action'>

type ListEmptyProps = {
  readonly control: TableControl
  readonly criteria: readonly string[]
  readonly emptyState: EmptyListState | undefined
  readonly noMatchTitle?: string
  readonly noMatchHint?: string | undefined
}

/** With the usual filters the list is empty; with others nothing matches them. */
export function ListEmpty({ control, criteria, emptyState, noMatchTitle, noMatchHint }: ListEmptyProps) {
  const { state, clear } = control
  const { t } = useTranslation('table')
  if (criteria.length === 0 && state.cursor === undefined)
    return emptyState && <EmptyState state="first-use" {...emptyState} />
  return (
    <EmptyState
      state="no-match"
      title={noMatchTitle ?? t('noMatch')}
      text={
        criteria.length > 0 && (
          <>
            {t('noMatchText', { criteria: criteria.join(t('between')) })}
            {noMatchHint && <br />}
            {noMatchHint}
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
