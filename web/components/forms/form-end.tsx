import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './forms.module.css'
import type { FormState } from './use-form.ts'

/**
 * What was said no to, and the button that says what happens. It rests until the page is awake: a form that the
 * browser sends by itself would put what was typed, a password too, where it does not belong.
 */
export function FormEnd({ form, submit }: { form: FormState; submit: string }) {
  const { t } = useTranslation('forms')
  const isHydrated = useHydrated()
  const say = ({ refusal, params, fields }: Refusal) => {
    if (!fields) return t(`refusals:${refusal}`, params)
    const count = Object.keys(fields).filter((name) => form.problemOf(name)).length
    return count > 0 && t(`refusals:${refusal}`, { ...params, count })
  }
  return (
    <>
      <p className={styles.refusal} role="alert">
        {form.refusal && say(form.refusal)}
      </p>
      <button
        className={isHydrated ? button.main : `${button.main} ${styles.asleep}`}
        type="submit"
        disabled={form.isSending || !isHydrated}
      >
        {form.isSending ? t('sending') : submit}
      </button>
    </>
  )
}
