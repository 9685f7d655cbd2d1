import type { FormEvent } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './list.module.css'

/** The limit of the contract. */
const maxLength = 100

type SearchBoxProps = { readonly label: string; readonly text: string; onSearch(text: string): void }

export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('console')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.wide}>
          {/* The key shows the text of the URL after Back and Forward. */}
          <TextField
            key={text}
            type="search"
            name="search"
            label={label}
            autoComplete="off"
            defaultValue={text}
            maxLength={maxLength}
          />
        </div>
        <Button type="submit">{t('list.search')}</Button>
      </form>
    </search>
  )
}
