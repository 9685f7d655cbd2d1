import { type ChangeEvent, useId, useState } from 'react'
import { Button, buttonClass } from './button.tsx'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './file-field.module.css'
import { Icon } from './icons.tsx'

export type FileFieldLabels = {
  readonly choose: string
  readonly drop: string
  readonly remove: string
  /** Names the progress bar. */
  readonly sending: string
  /** Names the button that sends a file again; needed with `onRetry`. */
  readonly retry?: string
}

export type FileFieldProps = FieldTexts & {
  readonly name: string
  /** Media types and file extensions for the file chooser. */
  readonly accept: string
  readonly labels: FileFieldLabels
  /** Accepted types, size and number of files, shown before a file is chosen. */
  readonly limits?: string
  /** The name of the chosen file. */
  readonly chosen?: string
  /** From 0 to 1 while it is sent. */
  readonly progress?: number
  onChosen(file: File): void
  onRemove(): void
  /** For a file that could not be sent. */
  onRetry?(): void
}

/** A file to choose or drop, with its progress while it is sent. */
export function FileField({ name, label, help, problem, accept, labels, limits, ...file }: FileFieldProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const first = target.files?.item(0)
    setOver(false)
    if (first) file.onChosen(first)
    // The same file can be chosen again after it was removed or failed.
    target.value = ''
  }
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.area} data-over={isOver || undefined}>
        <span className={buttonClass({ isCompact: true })}>
          <Icon name="upload" size={18} />
          {labels.choose}
        </span>
        <span className={styles.drop}>
          {labels.drop}
          {limits && <span id={`${id}-limits`}>{limits}</span>}
        </span>
        {/* Invisible and over the whole area, so that the browser handles presses and dropped files. */}
        <input
          {...describedBy(id, problem, limits !== undefined && `${id}-limits`)}
          type="file"
          name={name}
          accept={accept}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {file.chosen !== undefined && <Chosen {...file} chosen={file.chosen} labels={labels} />}
    </FieldFrame>
  )
}

type ChosenProps = Pick<FileFieldProps, 'labels' | 'progress' | 'onRemove' | 'onRetry'> & {
  readonly chosen: string
}

function Chosen({ chosen, progress, labels, onRemove, onRetry }: ChosenProps) {
  const of = <span className="visually-hidden"> {chosen}</span>
  return (
    <div className={styles.chosen}>
      <span className={styles.name}>{chosen}</span>
      {progress !== undefined && <Progress share={progress} label={labels.sending} />}
      {onRetry && (
        <Button isCompact icon="refresh" onClick={onRetry}>
          {labels.retry}
          {of}
        </Button>
      )}
      <Button isCompact onClick={onRemove}>
        {labels.remove}
        {of}
      </Button>
    </div>
  )
}

function Progress({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <span className={styles.progress}>
      <progress value={share} max={1} aria-label={label} />
      <span aria-hidden="true">{Math.floor(share * 100)}%</span>
    </span>
  )
}
