import { textLimits } from '#domain/values/text-limits.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './forms.module.css'
import { passwordHints } from './rules.ts'

const names = ['length', 'letters', 'digits'] as const

/** Each rule with a tick once it is met. */
export function PasswordHints({ typed }: { typed: string }) {
  const { t } = useTranslation('forms')
  const met = passwordHints(typed)
  return (
    <ul className={styles.hints}>
      {names.map((name) => (
        <li key={name} data-met={met[name] || undefined}>
          <span className={styles.checkbox}>{met[name] && <Icon name="check" size={14} />}</span>
          {t(`hints.${name}`, textLimits.password)}
          {met[name] && <span className="visually-hidden">{t('hints.saved')}</span>}
        </li>
      ))}
    </ul>
  )
}
