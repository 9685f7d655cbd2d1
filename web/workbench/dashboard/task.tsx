import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './dashboard.module.css'
import type { tones } from './tasks.ts'

type TaskTone = (typeof tones)[keyof typeof tones]

const icons: Readonly<Record<TaskTone, IconName>> = {
  ok: 'check',
  warn: 'warning',
  bad: 'close',
  info: 'clock',
}

type TaskProps = {
  readonly tone: TaskTone
  readonly title: string
  readonly text: string
  readonly actionLabel: string
  readonly to: string
}

/** A task, its reason and its next step. */
export function Task({ tone, title, text, actionLabel, to }: TaskProps) {
  return (
    <li className={styles.task} data-tone={tone}>
      <Icon name={icons[tone]} size={24} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Link className={buttonClass({ isCompact: true })} to={to}>
        {actionLabel}
      </Link>
    </li>
  )
}
