import { useEffect, useRef } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './rates.module.css'

type ErrorSummaryProps = {
  readonly form: FormState
  /** The label of a field by its name. */
  labelOf(name: string): string
}

/** All wrong fields, each with a button that moves the focus to it. */
export function ErrorSummary({ form, labelOf }: ErrorSummaryProps) {
  const { t } = useTranslation('ratesAdmin')
  const ref = useRef<HTMLDivElement>(null)
  const { refusal } = form
  const errors = Object.entries(refusal?.fields ?? {})
  const hasErrors = errors.length > 0
  // After the form has focused its first wrong field: in a long form the summary is more useful.
  useEffect(() => {
    if (!refusal || !hasErrors) return
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [refusal, hasErrors])
  if (!hasErrors) return null
  return (
    <div ref={ref} className={styles.errors} tabIndex={-1} role="alert">
      <strong>{t('form.wrong')}</strong>
      <ul>
        {errors.map(([name, problem]) => (
          <li key={name}>
            <Button variant="quiet" isCompact onClick={() => form.focus(name)}>
              {labelOf(name)}
            </Button>{' '}
            {t(`fields:${problem}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
