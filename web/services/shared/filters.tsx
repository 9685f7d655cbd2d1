import { Button } from '#web/ui/button.tsx'
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
        <Button
          key={code ?? ''}
          isCompact
          variant={code === chosen ? 'primary' : 'secondary'}
          aria-pressed={code === chosen}
          onClick={() => onChosen(code)}
        >
          {name} <span className={styles.count}>{count}</span>
        </Button>
      ))}
    </fieldset>
  )
}
