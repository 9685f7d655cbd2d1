import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icons.tsx'

const variants = {
  primary: styles.main,
  secondary: styles.button,
  quiet: styles.quiet,
  danger: styles.danger,
} as const

export type ButtonVariant = keyof typeof variants

export type ButtonLook = {
  readonly variant?: ButtonVariant
  /** Less padding and smaller text; the height stays that of the surface. */
  readonly isCompact?: boolean
  readonly isWide?: boolean
  /** For an icon without a visible word; the button then needs an `aria-label`. */
  readonly isSquare?: boolean
}

/** The class of a button, for a link that looks like one. */
export const buttonClass = ({
  variant = 'secondary',
  isCompact,
  isWide,
  isSquare,
}: ButtonLook = {}): string =>
  [
    variants[variant],
    styles.line,
    isCompact && styles.compact,
    isWide && styles.wide,
    isSquare && styles.square,
  ]
    .filter(Boolean)
    .join(' ')

type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>

export type ButtonProps = ButtonAttributes &
  ButtonLook & {
    readonly type?: 'button' | 'submit' | 'reset'
    /** While its work is running: the button keeps its width and the focus, and a second press does nothing. */
    readonly isPending?: boolean
    readonly icon?: IconName
    readonly children?: ReactNode
    readonly ref?: Ref<HTMLButtonElement>
  }

const isRepeated = (event: MouseEvent, isPending: boolean | undefined) => {
  if (isPending) event.preventDefault()
  return isPending
}

export function Button(props: ButtonProps) {
  const { variant, isCompact, isWide, isSquare, type = 'button', isPending, icon, children, ...rest } = props
  return (
    <button
      {...rest}
      className={buttonClass({ variant, isCompact, isWide, isSquare })}
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={(event) => isRepeated(event, isPending) || rest.onClick?.(event)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children !== undefined && <span>{children}</span>}
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
