import { type RefObject, useEffect, useId, useRef } from 'react'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame, type FieldTexts } from '#web/ui/field-frame.tsx'
import { FormValue } from '#web/ui/form-value.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './combobox.module.css'
import { type ComboboxLabels, OptionList } from './option-list.tsx'
import { type ComboboxBehaviour, useCombobox } from './use-combobox.ts'
import type { ComboboxOption, SearchOptions } from './use-options.ts'

type Shared<Option extends ComboboxOption> = FieldTexts & {
  /** For a form: the visible field has this name, and so has a hidden one after it, with the value. */
  readonly name?: string
  /** Must stay the same function from render to render. */
  readonly search: SearchOptions<Option>
  /** The pause in typing before a search starts; for a search over the network. */
  readonly delayMs?: number
  readonly labels: ComboboxLabels
  readonly placeholder?: string
  readonly maxLength?: number
} & Pick<ComboboxBehaviour<Option>, 'initialText' | 'startsOpen'>

export type ComboboxProps<Option extends ComboboxOption> = Shared<Option> & {
  readonly value: Option | undefined
  /** Undefined as soon as something else is typed: text that was not picked is no value. */
  onChange(value: Option | undefined): void
}

export type MultiComboboxProps<Option extends ComboboxOption> = Shared<Option> & {
  readonly value: readonly Option[]
  onChange(value: readonly Option[]): void
  /** Names the button that removes an option. */
  remove(label: string): string
}

/** One of many, found by typing. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onChange,
  ...shared
}: ComboboxProps<Option>) {
  return (
    <Field<Option>
      {...shared}
      shown={value?.label ?? ''}
      sent={value?.value ?? ''}
      onClear={() => onChange(undefined)}
      behaviour={{
        selected: value?.value,
        isMultiple: false,
        onType: () => value && onChange(undefined),
        onPick: onChange,
      }}
    />
  )
}

/** Several of many, each shown as a chip; a form gets their values with commas between them. */
export function MultiCombobox<Option extends ComboboxOption>(props: MultiComboboxProps<Option>) {
  const { value, onChange, remove, ...shared } = props
  const without = (taken: string) => value.filter((option) => option.value !== taken)
  const toggle = (option: Option) => {
    const rest = without(option.value)
    onChange(rest.length < value.length ? rest : [...value, option])
  }
  return (
    <Field<Option>
      {...shared}
      filters={{ options: value, remove, onRemove: (taken) => onChange(without(taken)) }}
      shown=""
      sent={value.map((option) => option.value).join(',')}
      onClear={() => onChange([])}
      behaviour={{
        selected: undefined,
        isMultiple: true,
        onType: () => {},
        onPick: toggle,
        onBackspace: () => onChange(value.slice(0, -1)),
      }}
    />
  )
}

type FieldProps<Option extends ComboboxOption> = Shared<Option> & {
  readonly filters?: FiltersProps
  /** The label of the selected option; empty while there is none. */
  readonly shown: string
  readonly sent: string
  readonly behaviour: Omit<
    ComboboxBehaviour<Option>,
    'search' | 'delayMs' | 'initialText' | 'startsOpen' | 'isAside'
  >
  onClear(): void
}

function Field<Option extends ComboboxOption>(props: FieldProps<Option>) {
  const { label, help, problem, name, labels, search, delayMs = 0, placeholder, maxLength = 60 } = props
  const { filters, shown, sent, behaviour, onClear, initialText, startsOpen } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isAside = name === undefined
  const combobox = useCombobox({ ...behaviour, search, delayMs, initialText, startsOpen, isAside })
  const { typed = '', isOpen, options, state, at, forget } = combobox
  const text = shown || typed
  useEffect(() => {
    if (sent !== '') forget()
  }, [sent, forget])
  useRoomForList(field, isOpen)
  const andFocus = (act: () => void) => {
    act()
    field.current?.focus()
  }
  const clear = () => {
    forget()
    onClear()
  }
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <div className={styles.anchor}>
        <div className={frame.line}>
          <div className={styles.content}>
            {filters && (
              <Filters {...filters} onRemove={(value) => andFocus(() => filters.onRemove(value))} />
            )}
            <input
              {...describedBy(id, problem)}
              {...combobox.input}
              {...asTyped}
              ref={field}
              name={name}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
              placeholder={placeholder}
              maxLength={maxLength}
              value={text}
              onFocus={({ target }) => target.select()}
            />
          </div>
          {(text !== '' || sent !== '') && (
            <button
              type="button"
              className={frame.eye}
              aria-label={labels.clear}
              onClick={() => andFocus(clear)}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </div>
        <OptionList<Option>
          id={id}
          label={label}
          labels={labels}
          text={text}
          options={options}
          state={state}
          isOpen={isOpen}
          at={at}
          chosen={filters && new Set(filters.options.map(({ value }) => value))}
          onPick={combobox.pick}
          onRetry={combobox.retry}
        />
      </div>
      {name !== undefined && <FormValue name={name} value={sent} />}
    </FieldFrame>
  )
}

/** The browser must not complete or correct the typed text. */
const asTyped = { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** On a phone the keyboard covers the lower half of the screen; the list needs the upper one. */
function useRoomForList(field: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen && matchMedia('(pointer: coarse)').matches) field.current?.scrollIntoView({ block: 'start' })
  }, [field, isOpen])
}

type FiltersProps = {
  readonly options: readonly ComboboxOption[]
  remove(label: string): string
  onRemove(value: string): void
}

function Filters({ options, remove, onRemove }: FiltersProps) {
  return options.map(({ value, label }) => (
    <span key={value} className={styles.filter}>
      <span title={label}>{label}</span>
      <button type="button" aria-label={remove(label)} onClick={() => onRemove(value)}>
        <Icon name="close" size={16} />
      </button>
    </span>
  ))
}
