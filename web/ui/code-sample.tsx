import { useEffect, useRef, useState } from 'react'
import button from './button.module.css'
import styles from './code-sample.module.css'
import { Icon } from './icons.tsx'

const copiedForMs = 2_000

type CodeSampleProps = { readonly text: string; readonly copyLabel: string; readonly copiedLabel: string }

/** A text with a copy button; without access to the clipboard it is selected, to be copied by keyboard. */
export function CodeSample({ text, copyLabel, copiedLabel }: CodeSampleProps) {
  const [isCopied, setCopied] = useState(false)
  const sample = useRef<HTMLPreElement>(null)
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
      if (sample.current) window.getSelection()?.selectAllChildren(sample.current)
    }
  }
  return (
    <div className={styles.sample}>
      <pre ref={sample}>
        <code>{text}</code>
      </pre>
      <button className={button.small} type="button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
      </button>
    </div>
  )
}
