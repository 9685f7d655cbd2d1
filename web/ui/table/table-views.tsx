import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { savedViewLimits, useSavedViews, type ViewStorage } from './saved-views.ts'
import type { TableShape } from './table-search-params.ts'
import styles from './table-settings.module.css'
import type { TableState } from './table-state.ts'

export type TableViewsLabels = {
  /** Names the button while no view is open. */
  readonly title: string
  readonly name: string
  readonly save: string
  remove(name: string): string
  /** Said where a view could not be saved: no name, too many, or no storage. */
  readonly notSaved: string
}

export type TableViewsProps = {
  /** Must stay the same object from render to render. */
  readonly storage: ViewStorage
  readonly shape: TableShape
  readonly state: TableState
  readonly labels: TableViewsLabels
  onStateChange(state: TableState): void
}

/** Opens, saves and removes named states of a table. */
export function TableViews({ storage, shape, state, labels, onStateChange }: TableViewsProps) {
  const { views, open, save, remove } = useSavedViews(storage, shape)
  const [hasFailed, setFailed] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const isSaved = save(name, state)
    setFailed(!isSaved)
    if (isSaved) onStateChange({ ...state, view: name })
  }
  const take = (name: string) => {
    remove(name)
    if (name === state.view) onStateChange({ ...state, view: undefined })
  }
  return (
    <PopoverButton label={state.view ?? labels.title} isCompact>
      {(close) => (
        <div className={styles.views}>
          <ul>
            {views.map((view) => (
              <li key={view.name}>
                <Button
                  variant="quiet"
                  aria-pressed={view.name === state.view}
                  onClick={() => {
                    onStateChange(open(view))
                    close()
                  }}
                >
                  {view.name}
                </Button>
                <Button
                  variant="quiet"
                  isSquare
                  icon="close"
                  aria-label={labels.remove(view.name)}
                  onClick={() => take(view.name)}
                />
              </li>
            ))}
          </ul>
          <form onSubmit={submit}>
            <TextField
              name="name"
              label={labels.name}
              autoComplete="off"
              maxLength={savedViewLimits.nameLength}
            />
            <Button type="submit">{labels.save}</Button>
          </form>
          <p role="alert">{hasFailed && labels.notSaved}</p>
        </div>
      )}
    </PopoverButton>
  )
}
