import { type ChangeEvent, useId, useState } from 'react'
import button from './button.module.css'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './file-field.module.css'
import { Icon } from './icons.tsx'

export type FileFieldWords = {
  readonly choose: string
  readonly drop: string
  readonly remove: string
  /** Names the bar of the progress. */
  readonly sending: string
}

export type FileFieldProps = FieldTexts & {
  readonly name: string
  /** Media types and endings, as the chooser of the device filters by. */
  readonly accept: string
  readonly words: FileFieldWords
  /** What was chosen, by its name. */
  readonly chosen?: string
  /** From 0 to 1 while it is sent. */
  readonly progress?: number
  onChosen(file: File): void
  onRemove(): void
}

/** Chosen or dropped, then watched on its way; `help` says the limits before anything is chosen. */
export function FileField({ name, label, help, problem, accept, words, ...file }: FileFieldProps) {
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
        <span className={button.small}>
          <Icon name="upload" size={18} />
          {words.choose}
        </span>
        <span className={styles.drop}>{words.drop}</span>
        {/* Lies unseen over the whole area: it knows by itself how to be pressed and dropped upon. */}
        <input
          {...describedBy(id, problem)}
          type="file"
          name={name}
          accept={accept}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {file.chosen !== undefined && <Chosen {...file} chosen={file.chosen} words={words} />}
    </FieldFrame>
  )
}

type ChosenProps = Pick<FileFieldProps, 'words' | 'progress' | 'onRemove'> & { readonly chosen: string }

function Chosen({ chosen, progress, words, onRemove }: ChosenProps) {
  return (
    <div className={styles.chosen}>
      <span className={styles.name}>{chosen}</span>
      {progress !== undefined && <progress value={progress} max={1} aria-label={words.sending} />}
      <button className={button.small} type="button" onClick={onRemove}>
        {words.remove}
        <span className="visually-hidden"> {chosen}</span>
      </button>
    </div>
  )
}
