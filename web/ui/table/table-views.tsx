import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type SavedView, savedViewLimits, useSavedViews, type ViewStorage } from './saved-views.ts'
import type { TableShape } from './table-search-params.ts'
import styles from './table-settings.module.css'
import type { TableState } from './table-state.ts'

export type TableViewsLabels = {
  /** Names the button while no view is open. */
  readonly title: string
  readonly name: string
  readonly save: string
  /** Names the button while a view is open. */
  opened(name: string): string
  remove(name: string): string
  /** The visible word of `remove`. */
  readonly removeShort: string
  /** The name of a view from which the table differs. */
  changed(name: string): string
  /** The question if a view has this name already; its answers are `replace` and `keep`. */
  isTaken(name: string): string
  readonly replace: string
  readonly keep: string
  /** Shown if a view could not be saved: no name, too many, or no storage. */
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
  const { views, open, find, save, remove, differs } = useSavedViews(storage, shape)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  /** The typed name, if a view has it already. */
  const [takenName, setTakenName] = useState<string>()
  const saveAs = (name: string) => {
    const isSaved = save(name, state)
    setTakenName(undefined)
    setFailed(!isSaved)
    setAttempt(attempt + 1)
    if (isSaved) onStateChange({ ...state, view: name })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (find(name)) setTakenName(name)
    else saveAs(name)
  }
  const take = (name: string) => {
    remove(name)
    if (name === state.view) onStateChange({ ...state, view: undefined })
  }
  // A name in the URL may be mistyped, or of a view in another browser.
  const current = views.find(({ name }) => name === state.view)
  const title =
    current && labels.opened(differs(current, state) ? labels.changed(current.name) : current.name)
  return (
    <PopoverButton label={title ?? labels.title} title={title} isCompact>
      {(close) => (
        <div className={styles.views}>
          <ViewList
            views={views}
            labels={labels}
            current={state.view}
            take={take}
            onOpen={(view) => {
              onStateChange(open(view))
              close()
            }}
          />
          <form onSubmit={submit}>
            <TextField
              name="name"
              label={labels.name}
              autoComplete="off"
              maxLength={savedViewLimits.nameLength}
            />
            <Button type="submit">{labels.save}</Button>
            <ErrorSummary
              title={labels.notSaved}
              errors={hasFailed ? [{ name: 'name', text: labels.name }] : []}
              attempt={attempt}
            />
          </form>
          {takenName !== undefined && (
            <Replace
              labels={labels}
              name={find(takenName)?.name ?? takenName}
              onReplace={() => saveAs(takenName)}
              onKeep={() => setTakenName(undefined)}
            />
          )}
        </div>
      )}
    </PopoverButton>
  )
}

type ViewListProps = {
  readonly views: readonly SavedView[]
  readonly current: string | undefined
  readonly labels: TableViewsLabels
  onOpen(view: SavedView): void
  take(name: string): void
}

function ViewList({ views, current, labels, onOpen, take }: ViewListProps) {
  return (
    <ul>
      {views.map((view) => (
        <li key={view.name}>
          <Button variant="quiet" aria-pressed={view.name === current} onClick={() => onOpen(view)}>
            {view.name}
          </Button>
          <Button
            variant="quiet"
            isCompact
            aria-label={labels.remove(view.name)}
            onClick={() => take(view.name)}
          >
            {labels.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type ReplaceProps = {
  readonly name: string
  readonly labels: TableViewsLabels
  onReplace(): void
  onKeep(): void
}

/** Asks before a view of the same name is replaced. */
function Replace({ name, labels, onReplace, onKeep }: ReplaceProps) {
  return (
    <div className={styles.question} role="alert">
      <p>{labels.isTaken(name)}</p>
      <Button isCompact variant="primary" onClick={onReplace}>
        {labels.replace}
      </Button>
      <Button isCompact onClick={onKeep}>
        {labels.keep}
      </Button>
    </div>
  )
}
