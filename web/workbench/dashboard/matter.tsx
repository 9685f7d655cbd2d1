import { Link } from 'react-router'
import { buttonLook } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './dashboard.module.css'
import type { tones } from './matters.ts'

type MatterTone = (typeof tones)[keyof typeof tones]

const icons: Readonly<Record<MatterTone, IconName>> = {
  ok: 'check',
  warn: 'warning',
  bad: 'close',
  info: 'clock',
}

type MatterProps = {
  readonly tone: MatterTone
  readonly title: string
  readonly text: string
  readonly step: string
  readonly to: string
}

/** One thing, why it matters, and what to do about it. */
export function Matter({ tone, title, text, step, to }: MatterProps) {
  return (
    <li className={styles.matter} data-tone={tone}>
      <Icon name={icons[tone]} size={24} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Link className={buttonLook({ isCompact: true })} to={to}>
        {step}
      </Link>
    </li>
  )
}
