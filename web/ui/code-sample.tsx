import { useRef } from 'react'
import styles from './code-sample.module.css'
import { CopyButton } from './copy-button.tsx'

type CodeSampleProps = { readonly text: string; readonly copyLabel: string; readonly copiedLabel: string }

/** A text with a copy button; without access to the clipboard it is selected, to be copied by keyboard. */
export function CodeSample(props: CodeSampleProps) {
  const sample = useRef<HTMLPreElement>(null)
  const select = () => {
    if (sample.current) window.getSelection()?.selectAllChildren(sample.current)
  }
  return (
    <div className={styles.sample}>
      <pre ref={sample}>
        <code>{props.text}</code>
      </pre>
      <CopyButton {...props} onRefused={select} />
    </div>
  )
}
