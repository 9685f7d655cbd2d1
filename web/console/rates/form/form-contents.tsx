import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './rate-form.module.css'

type FormContentsProps = { readonly form: RefObject<HTMLFormElement | null> }

/** The parts of a long form; a button leads to each. */
export function FormContents({ form }: FormContentsProps) {
  const { t } = useTranslation('ratesAdmin')
  const [legends, setLegends] = useState<readonly string[]>([])
  useEffect(() => {
    setLegends([...(form.current?.querySelectorAll(parts) ?? [])].map(({ textContent }) => textContent ?? ''))
  }, [form])
  const go = (index: number) => {
    const fieldset = form.current?.querySelectorAll(parts)[index]?.parentElement
    fieldset?.scrollIntoView()
    fieldset?.querySelector<HTMLElement>('summary, input:not([type="hidden"]), select, button')?.focus({
      preventScroll: true,
    })
  }
  return (
    <nav aria-label={t('form.contents')}>
      <ul className={styles.contents}>
        {legends.map((legend, index) => (
          <li key={legend}>
            <Button variant="quiet" isCompact onClick={() => go(index)}>
              {legend}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The outer fieldsets only. */
const parts = ':scope > fieldset > legend'
