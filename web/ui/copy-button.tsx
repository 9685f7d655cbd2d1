import { useEffect, useState } from 'react'
import button from './button.module.css'
import { Icon } from './icons.tsx'

const copiedForMs = 2_000

type CopyButtonProps = {
  readonly text: string
  readonly copyLabel: string
  readonly copiedLabel: string
  /** Which of several texts on the page is copied, for screen readers. */
  readonly name?: string
  /** Without access to the clipboard. */
  onRefused(): void
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, copyLabel, copiedLabel, name, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onRefused()
    }
  }
  const label = isCopied ? copiedLabel : copyLabel
  return (
    <button
      className={button.small}
      type="button"
      aria-label={name && `${label} ${name}`}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={18} />
      <span aria-live="polite">{label}</span>
    </button>
  )
}
