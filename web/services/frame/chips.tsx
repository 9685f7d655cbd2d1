import styles from './chips.module.css'

type Chip<Code extends string> = {
  readonly code: Code | undefined
  readonly name: string
  readonly count: number
}

type ChipsProps<Code extends string> = {
  readonly legend: string
  readonly choices: readonly Chip<Code>[]
  readonly chosen: Code | undefined
  onChosen(code: Code | undefined): void
}

/** One of a few, each with what it would leave. */
export function Chips<Code extends string>({ legend, choices, chosen, onChosen }: ChipsProps<Code>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      {choices.map(({ code, name, count }) => (
        <button key={code ?? ''} type="button" aria-pressed={code === chosen} onClick={() => onChosen(code)}>
          {name}
          <span>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
