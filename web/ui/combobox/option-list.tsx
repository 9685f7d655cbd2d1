import { type MouseEvent, type ReactNode, useEffect, useId } from 'react'
import styles from './combobox.module.css'
import type { ComboboxOption } from './use-options.ts'

export type ComboboxLabels = {
  /** Announced by screen readers when the list changes. */
  results(count: number): string
  /** Shown in place of the list. */
  none(text: string): string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly clear: string
}

export type OptionListProps<Option extends ComboboxOption> = {
  readonly id: string
  readonly label: string
  readonly labels: ComboboxLabels
  readonly text: string
  readonly options: readonly Option[]
  readonly state: 'loading' | 'ready' | 'failed'
  readonly isOpen: boolean
  readonly at: number
  /** The chosen values, if several can be chosen. */
  readonly chosen?: ReadonlySet<string>
  onPick(option: Option): void
  onRetry(): void
}

/** A press on the list must not move the focus out of the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function OptionList<Option extends ComboboxOption>(props: OptionListProps<Option>) {
  const { id, label, labels, text, options, state, isOpen, at, chosen, onPick, onRetry } = props
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const isEmpty = options.length === 0
  const message = {
    loading: isEmpty && labels.loading,
    failed: labels.failed,
    ready: isEmpty && labels.none(text),
  }
  const status = state === 'ready' && !isEmpty ? labels.results(options.length) : message[state]
  const shown = isOpen && state !== 'failed' ? options : []
  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen && status}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is. */}
      <div className={styles.popup} hidden={!isOpen || (isEmpty && !message[state])} onMouseDown={keepFocus}>
        {message[state] && <p aria-hidden="true">{message[state]}</p>}
        {state === 'failed' && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {labels.retry}
          </button>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-multiselectable={chosen ? true : undefined}
          aria-busy={isOpen && state === 'loading'}
        >
          {groupsOf(shown).map(({ group, from, options: ofGroup }) => (
            <OptionGroup key={from} name={group}>
              {ofGroup.map((option, index) => (
                <OptionLine
                  key={option.value}
                  id={`${id}-${from + index}`}
                  option={option}
                  isActive={from + index === at}
                  isSelected={chosen ? chosen.has(option.value) : from + index === at}
                  onPick={onPick}
                />
              ))}
            </OptionGroup>
          ))}
        </div>
      </div>
    </>
  )
}

type Group<Option> = {
  readonly group: string | undefined
  /** The position of its first option. */
  readonly from: number
  readonly options: readonly Option[]
}

/** Options that follow one another and have the same group. */
function groupsOf<Option extends ComboboxOption>(options: readonly Option[]): readonly Group<Option>[] {
  const starts = options.flatMap(({ group }, at) =>
    at === 0 || group !== options[at - 1]?.group ? [at] : [],
  )
  return starts.map((from, at) => ({
    group: options[from]?.group,
    from,
    options: options.slice(from, starts[at + 1]),
  }))
}

type OptionGroupProps = { readonly name: string | undefined; readonly children: ReactNode }

function OptionGroup({ name, children }: OptionGroupProps) {
  const id = useId()
  if (name === undefined) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of fields.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.group}>
        {name}
      </p>
      {children}
    </div>
  )
}

type OptionLineProps<Option> = {
  readonly id: string
  readonly option: Option
  readonly isActive: boolean
  readonly isSelected: boolean
  onPick(option: Option): void
}

function OptionLine<Option extends ComboboxOption>(props: OptionLineProps<Option>) {
  const { id, option, isActive, isSelected, onPick } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.isDisabled}
      data-active={isActive || undefined}
      onClick={() => onPick(option)}
    >
      <span className={styles.name} title={option.label}>
        {option.label}
      </span>
      <span className={styles.detail}>{option.detail}</span>
      <span className={styles.code}>{option.code}</span>
    </div>
  )
}
