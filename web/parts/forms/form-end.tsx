import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { useAwake } from '#web/ui/use-awake.ts'
import styles from './forms.module.css'
import type { FormState } from './use-form.ts'

/**
 * What was said no to, and the button that says what happens. It rests until the page is awake: a form that the
 * browser sends by itself would put what was typed, a password too, where it does not belong.
 */
export function FormEnd({ form, submit }: { form: FormState; submit: string }) {
  const { t } = useTranslation('forms')
  const isAwake = useAwake()
  const say = ({ refusal, facts, fields }: Refusal) => {
    if (!fields) return t(`refusals:${refusal}`, facts)
    const count = Object.keys(fields).filter((name) => form.problemOf(name)).length
    return count > 0 && t(`refusals:${refusal}`, { ...facts, count })
  }
  return (
    <>
      <p className={styles.refusal} role="alert">
        {form.refusal && say(form.refusal)}
      </p>
      <button
        className={isAwake ? button.main : `${button.main} ${styles.asleep}`}
        type="submit"
        disabled={form.isSending || !isAwake}
      >
        {form.isSending ? t('sending') : submit}
      </button>
    </>
  )
}
