import { useId } from 'react'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame } from '#web/ui/field-frame.tsx'
import styles from './combobox.module.css'
import { type ComboboxLabels, OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'
import type { ComboboxOption, SearchOptions } from './use-options.ts'

type SearchListProps<Option extends ComboboxOption> = {
  readonly label: string
  readonly help: string
  readonly placeholder: string
  readonly labels: ComboboxLabels
  readonly maxLength: number
  /** Must stay the same function from render to render. */
  readonly search: SearchOptions<Option>
  /** The pause in typing before a search starts. */
  readonly delayMs: number
  onPick(option: Option): void
}

const noType = () => {}

/** A field with its results under it, always open: for a dialog that does nothing but search. */
export function SearchList<Option extends ComboboxOption>(props: SearchListProps<Option>) {
  const { label, help, placeholder, labels, maxLength, search, delayMs, onPick } = props
  const id = useId()
  const combobox = useCombobox<Option>({
    search,
    delayMs,
    selected: undefined,
    isMultiple: false,
    staysOpen: true,
    onType: noType,
    onPick,
  })
  const { typed = '', isOpen, options, state, at } = combobox
  return (
    <FieldFrame id={id} label={label} help={help} problem={undefined}>
      <div className={styles.inline}>
        <div className={frame.line}>
          <input
            {...describedBy(id, undefined)}
            {...combobox.input}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
            placeholder={placeholder}
            maxLength={maxLength}
            value={typed}
          />
        </div>
        <OptionList<Option>
          id={id}
          label={label}
          labels={labels}
          text={typed}
          options={options}
          state={state}
          isOpen={isOpen}
          at={at}
          onPick={combobox.pick}
          onRetry={combobox.retry}
        />
      </div>
    </FieldFrame>
  )
}
