import { useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './search-summary.module.css'

/** After a search its form is folded to one line; a wrong field, or the button, opens it. */
export function useFoldedSearch(query: object | undefined, refused: object | undefined) {
  const [openedAt, setOpenedAt] = useState<string>()
  const now = JSON.stringify(query)
  return {
    isFolded: query !== undefined && refused === undefined && openedAt !== now,
    open: () => setOpenedAt(now),
  }
}

type SearchSummaryProps = {
  /** Where from and to, or where. */
  readonly title: string
  /** What else was searched for; what was not is left out. */
  readonly parts: readonly (string | false | undefined)[]
  onChange(): void
}

/** The search in one line, in place of its form. */
export function SearchSummary({ title, parts, onChange }: SearchSummaryProps) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.summary}>
      <p>
        <strong>{title}</strong>
        {parts.map((part) => part && <span key={part}>{part}</span>)}
      </p>
      <Button isCompact onClick={onChange}>
        {t('form.change')}
      </Button>
    </div>
  )
}
