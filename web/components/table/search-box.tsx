import { type FormEvent, useEffect, useRef } from 'react'
import { textLimits } from '#domain/values/text-limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './search-box.module.css'

export type SearchBoxProps = {
  readonly label: string
  readonly placeholder?: string
  readonly text: string
  onSearch(text: string): void
}

export function SearchBox({ label, placeholder, text, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('table')
  const form = useRef<HTMLFormElement>(null)
  // The text of the URL after Back and Forward, in the same field: a new one would lose the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem('search')
    if (field instanceof HTMLInputElement && field.value.trim() !== text) field.value = text
  }, [text])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search className={styles.search}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div className={styles.wide}>
          <TextField
            type="search"
            name="search"
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            defaultValue={text}
            maxLength={textLimits.search}
          />
        </div>
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  )
}
