import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { sentValue } from '#web/components/forms/sent-value.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './folded-filters.module.css'

type Filters = Readonly<Record<string, string>>

type FoldedFiltersProps = {
  readonly label: string
  readonly names: readonly string[]
  /** Those that are set. */
  readonly filters: Readonly<Record<string, string | undefined>>
  readonly applyLabel: string
  readonly clearLabel: string
  /** False keeps the form open, for example because two days are reversed. */
  onApply(filters: Filters): boolean
  /** The fields of the form. */
  readonly children: ReactNode
}

/** Filters behind a button; they open as a row of their own under the tools of the list. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { label, names, filters, applyLabel, clearLabel, onApply, children } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = names.filter((name) => filters[name] !== undefined).length
  const apply = (typed: Filters) => {
    if (onApply(typed)) setOpen(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    apply(Object.fromEntries(names.map((name) => [name, sentValue(form, name)])))
  }
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {isOpen && (
        <form id={id} className={styles.filters} onSubmit={submit}>
          {children}
          <p className={styles.buttons}>
            <Button type="submit" variant="primary">
              {applyLabel}
            </Button>
            <Button onClick={() => apply(Object.fromEntries(names.map((name) => [name, ''])))}>
              {clearLabel}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}
