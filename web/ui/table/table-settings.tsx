import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import type { TableColumn } from './columns.ts'
import styles from './table-settings.module.css'
import {
  inOrder,
  type TableDensity,
  type TableState,
  tableDensities,
  withColumn,
  withColumnMoved,
  withColumnsOf,
} from './table-state.ts'

export type TableSettingsLabels = {
  /** Names the button and the panel it opens. */
  readonly title: string
  readonly columns: string
  moveUp(header: string): string
  moveDown(header: string): string
  readonly density: string
  readonly densities: Readonly<Record<TableDensity, string>>
  /** Labels the switch of the keys j, k and /, and says what they do. */
  readonly singleKeys?: { readonly label: string; readonly help: string }
  readonly reset: string
}

export type TableSettingsProps<Row> = {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  /** What the reset goes back to. */
  readonly usual: TableState
  /** Lets the user switch the single keys off. */
  readonly singleKeys?: { readonly isOn: boolean; onChange(isOn: boolean): void }
  readonly labels: TableSettingsLabels
  onStateChange(state: TableState): void
}

/** How close the rows are, and which columns are shown in which order: of many columns only their list scrolls. */
export function TableSettings<Row>(props: TableSettingsProps<Row>) {
  const { state, usual, labels, singleKeys, onStateChange } = props
  return (
    <PopoverButton label={labels.title} isCompact>
      {() => (
        <div className={styles.settings}>
          <DensityChoice {...props} />
          {singleKeys && labels.singleKeys && <KeySwitch {...singleKeys} labels={labels.singleKeys} />}
          <ColumnChoice {...props} />
          <Button isCompact onClick={() => onStateChange(withColumnsOf(state, usual))}>
            {labels.reset}
          </Button>
        </div>
      )}
    </PopoverButton>
  )
}

type KeySwitchProps = NonNullable<TableSettingsProps<object>['singleKeys']> & {
  readonly labels: NonNullable<TableSettingsLabels['singleKeys']>
}

function KeySwitch({ isOn, onChange, labels }: KeySwitchProps) {
  const id = useId()
  return (
    <div>
      <label>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        {labels.label}
      </label>
      <p id={id} className={styles.help}>
        {labels.help}
      </p>
    </div>
  )
}

function ColumnChoice<Row>({ columns, state, labels, onStateChange }: TableSettingsProps<Row>) {
  const ids = columns.map(({ id }) => id)
  const ordered = inOrder(ids, state.order).flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const move = (id: string, by: 1 | -1) => onStateChange(withColumnMoved(state, ids, id, by))
  return (
    <div className={styles.columns}>
      {/* Not the legend itself, which would scroll with the columns. */}
      <p aria-hidden="true">{labels.columns}</p>
      <div className={styles.list}>
        <fieldset>
          <legend className="visually-hidden">{labels.columns}</legend>
          {ordered.map(({ id, header, isRowHeader }, index) => (
            <div key={id} className={styles.column}>
              <label>
                <input
                  type="checkbox"
                  checked={!state.hidden.includes(id)}
                  disabled={isRowHeader}
                  onChange={({ target }) => onStateChange(withColumn(state, id, target.checked))}
                />
                {header}
              </label>
              <Button
                variant="quiet"
                isSquare
                icon="up"
                aria-label={labels.moveUp(header)}
                disabled={index === 0}
                onClick={() => move(id, -1)}
              />
              <Button
                variant="quiet"
                isSquare
                icon="chevron"
                aria-label={labels.moveDown(header)}
                disabled={index === ordered.length - 1}
                onClick={() => move(id, 1)}
              />
            </div>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

function DensityChoice<Row>({ state, labels, onStateChange }: TableSettingsProps<Row>) {
  const name = useId()
  return (
    <fieldset className={styles.densities}>
      <legend>{labels.density}</legend>
      {tableDensities.map((density) => (
        <label key={density}>
          <input
            type="radio"
            name={name}
            checked={state.density === density}
            onChange={() => onStateChange({ ...state, density })}
          />
          {labels.densities[density]}
        </label>
      ))}
    </fieldset>
  )
}
