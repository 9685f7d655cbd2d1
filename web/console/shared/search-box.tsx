import type { FormEvent } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './list.module.css'

/** As long as the contract takes. */
const mostSigns = 100

type SearchBoxProps = { readonly label: string; readonly asked: string; onSearch(text: string): void }

export function SearchBox({ label, asked, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('console')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <label className={`${styles.field} ${styles.wide}`}>
          <span>{label}</span>
          {/* Drawn anew when the address says something else, by the way back, say. */}
          <input key={asked} type="search" name="search" defaultValue={asked} maxLength={mostSigns} />
        </label>
        <Button isCompact type="submit">
          {t('list.search')}
        </Button>
      </form>
    </search>
  )
}
