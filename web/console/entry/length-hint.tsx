import { textLimits } from '#domain/values/text-limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './entry.module.css'

/** The rule for the password, marked once it is met. */
export function LengthHint({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('console')
  const isMet = [...typed].length >= textLimits.staffPassword.min
  return (
    <span className={styles.hint} data-met={isMet || undefined}>
      {isMet && <Icon name="check" size={14} />}
      {t('enrol.length', { min: textLimits.staffPassword.min })}
      {isMet && <span className="visually-hidden">{t('enrol.lengthSaved')}</span>}
    </span>
  )
}
