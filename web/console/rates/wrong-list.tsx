import { useEffect, useRef } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './rates.module.css'

type WrongListProps = {
  readonly form: FormState
  /** What a field is called, by its way. */
  labelOf(name: string): string
}

/** Every field that was said no to, each leading to its place. */
export function WrongList({ form, labelOf }: WrongListProps) {
  const { t } = useTranslation('ratesAdmin')
  const ref = useRef<HTMLDivElement>(null)
  const { refusal } = form
  const wrong = Object.entries(refusal?.fields ?? {})
  const isLong = wrong.length > 0
  // Once the form has pointed at its first wrong field: in a form as long as these the list leads to each.
  useEffect(() => {
    if (!refusal || !isLong) return
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [refusal, isLong])
  if (!isLong) return null
  return (
    <div ref={ref} className={styles.wrong} tabIndex={-1} role="alert">
      <strong>{t('form.wrong')}</strong>
      <ul>
        {wrong.map(([name, problem]) => (
          <li key={name}>
            <button className={styles.asked} type="button" onClick={() => form.focus(name)}>
              {labelOf(name)}
            </button>{' '}
            {t(`fields:${problem}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
