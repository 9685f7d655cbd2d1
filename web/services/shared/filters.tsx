import styles from './filters.module.css'

type Filter<Code extends string> = {
  readonly code: Code | undefined
  readonly name: string
  readonly count: number
}

type FiltersProps<Code extends string> = {
  readonly legend: string
  readonly choices: readonly Filter<Code>[]
  readonly chosen: Code | undefined
  onChosen(code: Code | undefined): void
}

/** A choice between a few values, each with the number of results. */
export function Filters<Code extends string>({ legend, choices, chosen, onChosen }: FiltersProps<Code>) {
  return (
    <fieldset className={styles.filters}>
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
