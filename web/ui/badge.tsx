import styles from './badge.module.css'
import { Icon, type IconName } from './icons.tsx'

const icons = {
  ok: 'check',
  warn: 'warning',
  bad: 'close',
  info: 'info',
  neutral: 'dash',
} as const satisfies Record<string, IconName>

export type Tone = keyof typeof icons

type BadgeProps = { readonly tone: Tone; readonly label: string; readonly icon?: IconName }

/** A state, shown by colour, icon and text. */
export function Badge({ tone, label, icon = icons[tone] }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
